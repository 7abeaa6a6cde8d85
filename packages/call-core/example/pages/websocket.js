import { createCall } from '@asad/call-core';
import { openMicrophone } from '@asad/call-core/browser';
import { createWebSocketProvider } from './websocket-provider.js';

const provider = createWebSocketProvider(`ws://${location.host}/voice`);
const call = createCall({ target: { assistantId: 'voice' }, provider, openMicrophone });
const button = document.createElement('button');
document.querySelector('main').append(button);
button.onclick = () => (call.getSnapshot().status === 'idle' ? call.start() : call.end());
const show = () => {
  const { status, conversation } = call.getSnapshot();
  button.textContent = [status, ...conversation.lines.map(({ text }) => text)].join(' ');
};
call.subscribe(show);
show();
