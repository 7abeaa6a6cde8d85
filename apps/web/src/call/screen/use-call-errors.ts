import type { Call, CallError } from '@asad/call-core';
import { useCallEvent } from '@asad/call-core/react';
import { useState } from 'react';
import { getErrorText } from '../errors/error-texts.ts';
import { siteError } from '../errors/site-error.ts';

const getLimitCode = (endedReason: string) => (/silence|idle/.test(endedReason) ? 'silence_limit' : 'time_limit');

/** Each error has a place: an alert, a dialog, the conversation or the console. */
export function useCallErrors(call: Call) {
  /** Both dialogs then stay mounted for their exit animation. */
  const [dialog, setDialog] = useState<'none' | 'verification' | 'limit'>();
  const [error, setError] = useState<CallError | null>(null);

  function showError(callError: CallError): void {
    // The conversation shows it.
    if (callError.code === 'hearing_unavailable') return undefined;
    const { place } = getErrorText(callError);
    if (place === 'verification' || place === 'limit') return setDialog(place);
    if (place === 'log') return console.error(callError);
    setError(callError);
    // The console is for the owner, who cannot act on a refused microphone.
    if (place === 'notice') console.warn(callError);
    // The alert omits the server's status.
    if (callError.code === 'stats_failed') console.error(callError);
    return undefined;
  }

  useCallEvent(call, 'error', showError);
  useCallEvent(call, 'call-end', ({ end }) => {
    // Not an error, but the visitor did not end the call.
    if (end.by === 'limit') setError(siteError(getLimitCode(end.endedReason), end.endedReason));
  });
  return { dialog, error, showError, closeDialog: () => setDialog('none'), dismissError: () => setError(null) };
}
