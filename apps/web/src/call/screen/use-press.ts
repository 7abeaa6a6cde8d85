import type { CallError, CallMode } from '@asad/call-core';
import { useCallEvent } from '@asad/call-core/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { firstQuestion } from '../../storage/first-question.ts';
import type { CallSession } from '../session/create-call-session.ts';

interface PressOptions {
  readonly showError: (error: CallError) => void;
  readonly dismissError: () => void;
}

/** Everything that starts a call, or begins one again. */
export function usePress(session: CallSession, { showError, dismissError }: PressOptions) {
  const { call } = session;
  /** Mode of the last press, for the call after the check. */
  const requestedMode = useRef<CallMode>('voice');
  /** First question of a typed call, from a pressed suggestion. */
  const question = useRef<string | undefined>(undefined);
  const [cannotHear, setCannotHear] = useState(false);
  useCallEvent(call, 'call-start', () => {
    if (question.current !== undefined) call.send(question.current);
    question.current = undefined;
  });

  function press(mode: CallMode = 'voice'): void {
    if (call.getSnapshot().status === 'active') return void call.end();
    requestedMode.current = mode;
    if (mode === 'voice') question.current = undefined;
    dismissError();
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

  const pressFirst = useEffectEvent(() => press('text'));
  useEffect(() => {
    question.current = firstQuestion.take();
    if (question.current !== undefined) queueMicrotask(() => pressFirst());
  }, []);

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

  return {
    cannotHear,
    press,
    ask,
    continueAfterCheck: () => press(requestedMode.current),
    speakAgain: () => void speakAgain(),
    typeInstead: () => void typeInstead(),
  };
}
