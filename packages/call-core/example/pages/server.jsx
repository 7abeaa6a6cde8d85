import { createCall } from '@asad/call-core';
import { bindPage, openMicrophone } from '@asad/call-core/browser';
import { useCall } from '@asad/call-core/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { echo } from './echo-provider.js';

const call = createCall({ target: { assistantId: 'echo' }, provider: echo, openMicrophone });
bindPage(call);

const Talk = () => {
  const { status } = useCall(call);
  return (
    <button type="button" onClick={() => void (status === 'idle' ? call.start({ mode: 'text' }) : call.end())}>
      {status}
    </button>
  );
};

/** What the server sends. */
export const html = () => renderToString(<Talk />);

if (typeof document === 'object') hydrateRoot(document.querySelector('main'), <Talk />);
