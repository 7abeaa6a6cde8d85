import { createCall } from '@asad/call-core';
import { bindPage, openMicrophone } from '@asad/call-core/browser';
import { createVapiProvider } from '@asad/call-core/vapi';

const provider = createVapiProvider({ getToken: async () => 'your-public-key' });
const call = createCall({ target: { assistantId: 'your-assistant' }, provider, openMicrophone });
bindPage(call);

const button = document.querySelector('button');
button.onclick = () => (call.getSnapshot().status === 'idle' ? call.start() : call.end());
call.subscribe(() => {
  const { status, conversation } = call.getSnapshot();
  button.textContent = status;
  document.querySelector('ol').replaceChildren(
    ...conversation.lines.map(({ speaker, text }) => {
      const line = document.createElement('li');
      line.textContent = `${speaker}: ${text}`;
      return line;
    }),
  );
});
