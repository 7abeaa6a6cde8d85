import { createCall } from '@asad/call-core';
import { openMicrophone } from '@asad/call-core/browser';
import { useCall } from '@asad/call-core/react';
import { createRoot } from 'react-dom/client';
import { echo } from './echo-provider.js';

const call = createCall({ target: { assistantId: 'echo' }, provider: echo, openMicrophone });

const Talk = () => {
  const { status, conversation } = useCall(call);
  const press = () => void (status === 'idle' ? call.start({ mode: 'text' }) : call.end());
  return (
    <form action={(form) => void call.send(form.get('text'))}>
      <button type="button" onClick={press}>
        {status}
      </button>
      <input name="text" aria-label="Say" disabled={status !== 'active'} />
      {conversation.lines.map(({ id, speaker, text }) => (
        <p key={id}>
          {speaker}: {text}
        </p>
      ))}
    </form>
  );
};

createRoot(document.querySelector('main')).render(<Talk />);
