import type { CallError, CallMode, FinishedCall } from '@asad/call-core';
import type { ClientAction } from '@asad/call-core/contract';
import { useCall, useCallEvent } from '@asad/call-core/react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getErrorText } from '../errors/error-texts.ts';
import { firstQuestion } from '../../storage/first-question.ts';
import { countQuestions, isAwaited, listPresent, NO_COMPANIONS, type Companions } from './companions.ts';
import { describeLimits } from './describe-limits.ts';
import { siteError } from '../errors/site-error.ts';
import { createCallSession, type CallSession } from '../session/create-call-session.ts';
import { findMention, type Mention } from '../session/find-mention.ts';
import { lastTalk } from '../session/last-talk.ts';
import { canHear, chooseMode, findVoice, VOICES } from '../voices/voices.ts';
import { createAskingBackend } from '../backend/asking-backend.ts';
import { knowingBackend } from '../backend/knowing-backend.ts';

/** `warmUp` fetches the dialogs before the press. */
export const loadDialogs = () => import('./call-dialogs.tsx');

const addTo = (mentions: readonly Mention[], found: Mention): readonly Mention[] =>
  mentions.some(({ key }) => key === found.key) ? mentions : [...mentions, found];

let pageSession: CallSession | undefined;

/** Module state: a call survives a remount. */
export const getCallSession = (): CallSession =>
  (pageSession ??= createCallSession({
    backend: import.meta.env.HAS_NO_BACKEND ? knowingBackend : createAskingBackend(),
    loadCheck: loadDialogs,
  }));

const getLimitCode = (endedReason: string) => (/silence|idle/.test(endedReason) ? 'silence_limit' : 'time_limit');

/** Speech recognition support never changes: nothing to subscribe to. */
const keepStill = () => () => undefined;

export function useCallScreen() {
  const session = getCallSession();
  /** After an earlier check, the statistics are known before the press. */
  const stats = useSyncExternalStore(session.watchStats, session.getStats, () => null);
  const service = useSyncExternalStore(session.watchStats, session.getService, () => null);
  const { call } = session;
  const current = useCall(call);
  // 'Calling...' only once the gate has passed (specification, section 4).
  const isAsking = current.stage === 'lease' || current.stage === 'gate';
  const snapshot = isAsking ? { ...current, status: 'idle' as const } : current;
  /** Both dialogs then stay mounted for their exit animation. */
  const [dialog, setDialog] = useState<'none' | 'verification' | 'limit'>();
  const [error, setError] = useState<CallError | null>(null);
  /** Kept until the next call begins. */
  const [finished, setFinished] = useState<FinishedCall | null>(null);
  const [shown, setShown] = useState<Companions<Mention>>(NO_COMPANIONS);
  const together = useRef<readonly Mention[]>([]);
  const [mentions, setMentions] = useState<readonly Mention[]>([]);
  const [suggestions, setSuggestions] = useState<Companions<string>>(NO_COMPANIONS);
  /** Mode of the last press, for the call after the check. */
  const requestedMode = useRef<CallMode>('voice');
  /** First question of a typed call, from a pressed suggestion. */
  const question = useRef<string | undefined>(undefined);
  const [cannotHear, setCannotHear] = useState(false);
  // The prerendered note is hidden where speech recognition exists (first-script.ts).
  const hears = useSyncExternalStore(keepStill, canHear, () => false);
  useEffect(() => void (document.documentElement.dataset['note'] = ''), []);
  const voice = findVoice(stats?.voice ?? service?.voice);
  const hasNoEar = snapshot.status === 'idle' && chooseMode('voice', voice ?? VOICES[0], hears) === 'text';

  // A new function would restart the modal's one-second timer.
  const closeDialog = useCallback(() => setDialog('none'), []);
  useEffect(() => void session.attach(), [session]);

  // The prerendered markup has no transcript.
  useEffect(() => {
    const savedTalk = lastTalk.find();
    if (savedTalk)
      queueMicrotask(() => {
        setFinished(savedTalk.finished);
        setMentions(savedTalk.mentions);
      });
  }, []);
  useCallEvent(call, 'call-end', (ended) => {
    setFinished(ended);
    // Not an error, but the visitor did not end the call.
    if (ended.end.by === 'limit') setError(siteError(getLimitCode(ended.end.endedReason), ended.end.endedReason));
    lastTalk.keep({ finished: ended, mentions });
    setShown(NO_COMPANIONS);
    setSuggestions(NO_COMPANIONS);
  });
  const accompany = <Item>(items: readonly Item[]): Companions<Item> => ({
    questions: countQuestions(call.getSnapshot().conversation.lines),
    items,
  });
  // Keep the last transcript until the next call has passed the gate.
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
    // The tool has parsed its arguments as an action.
    const found = findMention(action as ClientAction);
    if (!found) return;
    // Group the mentions of one tick into one list.
    if (together.current.length === 0) setTimeout(() => (together.current = []));
    together.current = addTo(together.current, found);
    setShown(accompany(together.current));
    setMentions((previous) => addTo(previous, found));
  });
  useCallEvent(call, 'message', (message) => {
    const { type, suggestions: offered } = message;
    if (type === 'suggestions' && Array.isArray(offered))
      setSuggestions(accompany(offered.filter((item) => typeof item === 'string')));
  });
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
      if (outcome.error.code !== 'cannot_hear') return showError(outcome.error);
      press('text');
      setCannotHear(true);
    });
    return undefined;
  }

  // A new function would restart the modal's one-second timer.
  const pressAgain = useRef(press);
  useEffect(() => {
    pressAgain.current = press;
  });
  useEffect(() => {
    question.current = firstQuestion.take();
    if (question.current !== undefined) queueMicrotask(() => pressAgain.current('text'));
  }, []);
  const continueAfterCheck = useCallback(() => pressAgain.current(requestedMode.current), []);

  /** Restarts speech recognition; must run within a press. */
  async function speakAgain(): Promise<void> {
    session.primeSound();
    const result = await call.resumeVoice();
    if (result.kind === 'refused' && result.because === 'failed') showError(result.error);
  }

  /** In place of a start that waits for the microphone. Keeps what was typed. */
  async function typeInstead(): Promise<void> {
    const texts = call.unqueue();
    await call.end();
    press('text');
    for (const text of texts) call.send(text);
  }

  /** After a check, the call sends the question. */
  function ask(text: string): void {
    question.current = text;
    press('text');
  }

  const { lines } = snapshot.conversation;
  return {
    session,
    stats,
    /** Who answers, the remaining calls and the limits of a call, if known. */
    outlook: {
      notice: voice?.notice,
      remainingCalls: stats?.remainingCalls ?? service?.maxCalls,
      limits: describeLimits(service),
    },
    snapshot,
    isAsking,
    dialog,
    error,
    finished,
    shown: listPresent(shown, lines),
    mentions,
    suggestions: listPresent(suggestions, lines),
    isAwaited: isAwaited(lines) && snapshot.assistantIsThinking,
    cannotHear,
    hasNoEar,
    speakAgain: () => void speakAgain(),
    typeInstead: () => void typeInstead(),
    press,
    ask,
    closeDialog,
    continueAfterCheck,
    dismissShown: () => setShown(NO_COMPANIONS),
    dismissError: () => setError(null),
  };
}
