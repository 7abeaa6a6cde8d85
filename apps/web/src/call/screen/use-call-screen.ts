import type { CallError, CallMode, FinishedCall } from '@asad/call-core';
import type { ClientAction } from '@asad/call-core/contract';
import { useCall, useCallEvent } from '@asad/call-core/react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getErrorText } from '../errors/error-texts.ts';
import { siteError } from '../errors/site-error.ts';
import { createCallSession, type CallSession } from '../session/create-call-session.ts';
import { findMention, type Mention } from '../session/find-mention.ts';
import { lastTalk } from '../session/last-talk.ts';
import { canHear, chooseMode } from '../session/voices.ts';

/** The dialogs and the code under them are loaded when one is wanted; `warmUp` fetches them ahead of the press. */
export const loadDialogs = () => import('./call-dialogs.tsx');

const addTo = (known: readonly Mention[], found: Mention): readonly Mention[] =>
  known.some(({ key }) => key === found.key) ? known : [...known, found];

let pageSession: CallSession | undefined;

/** The session of this page. It belongs to the document: a call goes on while React draws the screen again. */
export const getCallSession = (): CallSession => (pageSession ??= createCallSession({ loadCheck: loadDialogs }));

/** Which limit of a call was reached: its time, or the time without a word. */
const getLimitCode = (endedReason: string) => (/silence|idle/.test(endedReason) ? 'silence_limit' : 'time_limit');

/** A browser does not learn to hear. */
const keepStill = () => () => undefined;

/** What the call screen shows beyond what the call itself says, and what can be done on it. */
export function useCallScreen() {
  const session = getCallSession();
  /** The newest statistics; a visitor who passed the check before has them before the press. */
  const stats = useSyncExternalStore(session.watchStats, session.getStats, () => null);
  const service = useSyncExternalStore(session.watchStats, session.getService, () => null);
  const { call } = session;
  const current = useCall(call);
  // The specification's button goes to 'Calling...' only once the visitor may call (section 4).
  const isAsking = current.stage === 'lease' || current.stage === 'gate';
  const snapshot = isAsking ? { ...current, status: 'idle' as const } : current;
  /** Undefined until a dialog is wanted: both stay mounted from then on, so that a closing one can leave as it came. */
  const [dialog, setDialog] = useState<'none' | 'verification' | 'limit'>();
  /** What went wrong with the last press and is told on the page. */
  const [error, setError] = useState<CallError | null>(null);
  /** The last call, until the next begins. */
  const [finished, setFinished] = useState<FinishedCall | null>(null);
  /** What ASAD points at now: one entry, or those of a list. */
  const [shown, setShown] = useState<readonly Mention[]>([]);
  const together = useRef<readonly Mention[]>([]);
  /** All that he pointed at in this call, the oldest first. */
  const [mentions, setMentions] = useState<readonly Mention[]>([]);
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  /** The mode of the last press: a call that has to wait for the check starts in it. */
  const requestedMode = useRef<CallMode>('voice');
  /** What a typed call begins with: one of the questions that are worth asking. */
  const question = useRef<string | undefined>(undefined);
  /** A call that was meant to be spoken is typed, since this browser cannot turn speech into text. */
  const [cannotHear, setCannotHear] = useState(false);
  /** The same before a press. The served markup knows of no browser; a voice that is not known yet hears by it. */
  const hears = useSyncExternalStore(keepStill, canHear, () => true);
  const voice = stats?.voice ?? service?.voice ?? 'guide';
  const hasNoEar = snapshot.status === 'idle' && chooseMode('voice', { voice }, hears) === 'text';

  // One function for as long as the page stands: another would begin the modal's second before it closes anew.
  const closeDialog = useCallback(() => setDialog('none'), []);
  useEffect(() => void session.attach(), [session]);

  // After it is taken over: the served markup knows of no talk.
  useEffect(() => {
    const kept = lastTalk.find();
    if (kept)
      queueMicrotask(() => {
        setFinished(kept.finished);
        setMentions(kept.mentions);
      });
  }, []);
  useCallEvent(call, 'call-end', (ended) => {
    setFinished(ended);
    // No error, but an end that the visitor did not ask for.
    if (ended.end.by === 'limit') setError(siteError(getLimitCode(ended.end.endedReason), ended.end.endedReason));
    lastTalk.keep({ finished: ended, mentions });
    setShown([]);
    setSuggestions([]);
  });
  // The last talk and what was mentioned in it stay to be read until the next has passed the gate.
  useCallEvent(call, 'call-start-progress', ({ stage, status }) => {
    if (status !== 'started' || (stage !== 'microphone' && stage !== 'web-call-creation')) return;
    setFinished(null);
    setMentions([]);
    lastTalk.forget();
  });
  useCallEvent(call, 'call-start', () => {
    if (question.current !== undefined) call.send(question.current);
    question.current = undefined;
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
    // Told beside the talk, by the liveness of the visitor.
    if (told.code === 'hearing_unavailable') return undefined;
    const { place } = getErrorText(told);
    if (place === 'verification' || place === 'limit') return setDialog(place);
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
    if (call.getSnapshot().status === 'active') return void call.end();
    requestedMode.current = mode;
    if (mode === 'voice') question.current = undefined;
    setError(null);
    setCannotHear(false);
    session.primeSound();
    session.warmUp();
    void session.start(mode).then((outcome) => {
      if (outcome?.kind !== 'refused') return;
      if (outcome.error.code !== 'cannot_hear') return tellError(outcome.error);
      press('text');
      setCannotHear(true);
    });
    return undefined;
  }

  // The modal waits a second before it calls this: another function would start that second again.
  const pressAgain = useRef(press);
  useEffect(() => {
    pressAgain.current = press;
  });
  const continueAfterCheck = useCallback(() => pressAgain.current(requestedMode.current), []);

  /** Hears the visitor again in the same call, within a press. */
  async function speakAgain(): Promise<void> {
    session.primeSound();
    const result = await call.resumeVoice();
    if (result.kind === 'refused' && result.because === 'failed') tellError(result.error);
  }

  /** Asks in a typed call; where the check comes first, the call that follows it asks. */
  function ask(text: string): void {
    question.current = text;
    press('text');
  }

  return {
    session,
    stats,
    /** The voice that will answer, and how many calls are left, where they are known. */
    outlook: {
      voice: stats?.voice ?? service?.voice,
      remainingCalls: stats?.remainingCalls ?? service?.maxCalls,
    },
    snapshot,
    dialog,
    error,
    finished,
    shown,
    mentions,
    suggestions,
    cannotHear,
    hasNoEar,
    speakAgain: () => void speakAgain(),
    press,
    ask,
    closeDialog,
    continueAfterCheck,
    dismissShown: () => setShown([]),
    dismissError: () => setError(null),
  };
}
