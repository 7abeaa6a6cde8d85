import { createCall } from '@asad/call-core';
import { bindPage, openMicrophone } from '@asad/call-core/browser';
import { createVapiProvider } from '@asad/call-core/vapi';
import { echo } from './echo-provider.js';

/** A button that calls `provider`, and what is said below it. */
function show(selector, provider, mode) {
  const call = createCall({ target: { assistantId: 'your-assistant' }, provider, openMicrophone });
  bindPage(call);
  const button = document.querySelector(`${selector} button`);
  button.addEventListener('click', () => {
    void (call.getSnapshot().status === 'idle' ? call.start({ mode }) : call.stop());
  });
  call.subscribe(() => {
    const { status, conversation } = call.getSnapshot();
    button.textContent = status;
    document.querySelector(`${selector} ol`).replaceChildren(
      ...conversation.lines.map(({ speaker, text }) => {
        const line = document.createElement('li');
        line.textContent = `${speaker}: ${text}`;
        return line;
      }),
    );
  });
  return call;
}

show('#vapi', createVapiProvider({ apiBaseUrl: '/api', getToken: async () => 'your-token' }), 'voice');
const typed = show('#echo', echo, 'text');
document.querySelector('#echo form').addEventListener('submit', (event) => {
  event.preventDefault();
  typed.send(new FormData(event.target).get('text'));
});
