import { createCall } from '@asad/call-core';
import { bindPage, createWebCallSource, openMicrophone } from '@asad/call-core/browser';

const call = createCall({
  target: { assistantId: 'your-assistant' },
  openMicrophone,
  webCalls: createWebCallSource({ apiBaseUrl: '/api', getToken: async () => 'your-token' }),
  findProvider: async () => (await import('@asad/call-core/vapi')).createVapiProvider(),
});
bindPage(call);

const button = document.querySelector('#call');
button.addEventListener('click', () => {
  void (call.getSnapshot().status === 'idle' ? call.start() : call.stop());
});
call.subscribe(() => {
  const { status, conversation } = call.getSnapshot();
  button.textContent = status;
  document.querySelector('#said').replaceChildren(
    ...conversation.lines.map(({ speaker, text }) => {
      const line = document.createElement('li');
      line.textContent = `${speaker}: ${text}`;
      return line;
    }),
  );
});
