import type { CallError, CallMode, FinishedCall } from '@asad/call-core';
import type { CallStats, ClientAction } from '@asad/call-core/contract';
import { useCall, useCallEvent } from '@asad/call-core/react';
import { useEffect, useRef, useState } from 'react';
import type { CallScreen } from './call-screen.ts';
import { getErrorText } from './call-texts.ts';
import { createPortfolioCall } from './create-portfolio-call.ts';
import { findMention, type Mention } from './find-mention.ts';

const addTo = (known: readonly Mention[], found: Mention): readonly Mention[] =>
  known.some(({ key }) => key === found.key) ? known : [...known, found];

/** Everything that the call screen knows beyond what the call itself does. */
export function useCallScreen(): CallScreen {
  const [portfolio] = useState(createPortfolioCall);
  const { call } = portfolio;
  const current = useCall(call);
  // The specification's button goes to 'Calling...' only once the visitor may call (section 4).
  const isAsking = current.stage === 'lease' || current.stage === 'gate';
  const snapshot = isAsking ? { ...current, status: 'idle' as const } : current;
  const [stats, setStats] = useState<CallStats | null>(null);
  const [dialog, setDialog] = useState<CallScreen['dialog']>('none');
  const [hasDialogs, setHasDialogs] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const [finished, setFinished] = useState<FinishedCall | null>(null);
  const [shown, setShown] = useState<readonly Mention[]>([]);
  const together = useRef<readonly Mention[]>([]);
  const [mentions, setMentions] = useState<readonly Mention[]>([]);
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [cannotHear, setCannotHear] = useState(false);

  useEffect(() => portfolio.watchStats(setStats), [portfolio]);
  useEffect(() => portfolio.attach(), [portfolio]);

  useCallEvent(call, 'call-end', (ended) => {
    setFinished(ended);
    setShown([]);
    setSuggestions([]);
  });
  // The last talk and what was mentioned in it stay to be read until the next has passed the gate.
  useCallEvent(call, 'call-start-progress', ({ stage, status }) => {
    if (status !== 'started' || (stage !== 'microphone' && stage !== 'web-call-creation')) return;
    setFinished(null);
    setMentions([]);
  });
  useCallEvent(call, 'tool-call', ({ arguments: action }) => {
    // Every tool of this site reads its arguments as an action.
    const found = findMention(action as ClientAction);
    if (!found) return;
    // What is pointed at in one breath is one list.
    if (together.current.length === 0) setTimeout(() => (together.current = []));
    together.current = addTo(together.current, found);
    setShown(together.current);
    setMentions((known) => addTo(known, found));
  });
  useCallEvent(call, 'message', (message) => {
    const { type, suggestions: offered } = message;
    if (type === 'suggestions' && Array.isArray(offered))
      setSuggestions(offered.filter((item) => typeof item === 'string'));
    else if (type === 'transcript' && message['role'] === 'user') setSuggestions([]);
  });
  function tellError(told: CallError): void {
    if (told.code === 'hearing_unavailable') return setCannotHear(true);
    const { place } = getErrorText(told);
    if (place === 'verification' || place === 'limit') {
      setHasDialogs(true);
      return setDialog(place);
    }
    if (place === 'log') return console.error(told);
    setError(told);
    // The console is for whoever looks after the site; a refused microphone is no fault of it.
    if (place === 'notice') console.warn(told);
    // Its words say what the server answered, and the alert does not.
    if (told.code === 'stats_failed') console.error(told);
    return undefined;
  }

  useCallEvent(call, 'error', tellError);

  function press(mode: CallMode = 'voice'): void {
    if (call.getSnapshot().status === 'active') return void call.stop();
    setError(null);
    setCannotHear(false);
    portfolio.primeSound();
    portfolio.warmUp();
    void portfolio.start(mode).then((outcome) => {
      if (outcome?.kind !== 'refused') return;
      if (outcome.error.code !== 'cannot_hear') return tellError(outcome.error);
      press('text');
      setCannotHear(true);
    });
    return undefined;
  }

  return {
    portfolio,
    stats,
    snapshot,
    dialog,
    hasDialogs,
    error,
    finished,
    shown,
    mentions,
    suggestions,
    cannotHear,
    press,
    closeDialog: () => setDialog('none'),
    dismissShown: () => setShown([]),
    dismissError: () => setError(null),
  };
}
