import { createStore } from 'zustand/vanilla';
import { findTargetError, type CallTarget } from '../call-target.ts';
import type { CallError } from '../call-error.ts';
import { createConversation } from '../conversation/conversation.ts';
import type { LevelSource } from '../levels/level-source.ts';
import type { CallEvent } from '../machine/call-event.ts';
import { getCallStatus, INITIAL_STATE, type CallMode, type CallState } from '../machine/call-state.ts';
import { transition } from '../machine/transition.ts';
import { systemClock } from '../platform.ts';
import type { ProviderMessage } from '../provider-message.ts';
import { findTextRefusal, type SendResult } from '../typed-text.ts';
import { createCallListeners, type CallListeners } from './call-listeners.ts';
import type { CallOptions } from './call-options.ts';
import { createRun, tellProgress, type CallRun, type StartedCall } from './call-run.ts';
import type { CallSnapshot } from './call-snapshot.ts';
import { draftRecord } from './draft-record.ts';
import type { EffectParts } from './effect-parts.ts';
import { createEffectRunner } from './run-effect.ts';

/** How a call is started. */
export interface StartOptions {
  /** Default 'voice'. */
  readonly mode?: CallMode;
  readonly target?: CallTarget;
}

/** A call that can be made again and again, one at a time. */
export interface Call {
  readonly getSnapshot: () => CallSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly on: CallListeners['on'];
  /**
   * Starts a call: gate, microphone, web call, room. Resolves when joined; with null when the call did not come about
   * or one was started already. Throws only 'Assistant or Squad or Workflow must be provided.'.
   */
  start(options?: StartOptions): Promise<StartedCall | null>;
  /** Ends the call in whatever state it is; resolves when idle. Without a call it does nothing. */
  stop(): Promise<void>;
  /** Ends the call at once, for a page that goes away: the record is delivered before this returns. */
  abandon(): void;
  /** Hands over a typed text; queued until the call is active. */
  send(text: string): SendResult;
  /** Resolves with what holds now. The wish outlives whatever the provider does to the audio. */
  setMuted(isMuted: boolean): Promise<boolean>;
  /** Makes the assistant stop talking. */
  interrupt(): void;
  readonly levels: { readonly visitor: LevelSource; readonly assistant: LevelSource };
}

function rethrowLater(error: unknown): void {
  void Promise.reject(error);
}

/** A call, idle. Nothing is loaded, asked or sent before `start`. */
export function createCall(options: CallOptions): Call {
  const clock = options.clock ?? systemClock;
  const reportError = options.reportError ?? rethrowLater;
  const listeners = createCallListeners(reportError);
  const conversation = createConversation();
  let state: CallState = INITIAL_STATE;
  let run: CallRun | null = null;
  const queue: CallEvent[] = [];
  let isDraining = false;
  let whenIdle: (() => void)[] = [];

  const look = () => ({
    status: getCallStatus(state),
    phase: state.name,
    stage: run?.stage ?? null,
    callId: run?.webCall?.id ?? null,
    startedAtMs: run?.startedAtMs ?? null,
    conversation: conversation.view(),
  });
  const fresh = { isMuted: false, queuedTexts: [], error: null };
  const store = createStore<CallSnapshot>(() => ({ ...look(), ...fresh, mode: 'voice', assistantIsSpeaking: false }));

  function publish(change: Partial<CallSnapshot> = {}): void {
    const next = { ...look(), ...change };
    const now = store.getState();
    const keys = Object.keys(next) as (keyof CallSnapshot)[];
    if (keys.some((key) => !Object.is(now[key], next[key]))) store.setState(next);
  }

  function hear(message: ProviderMessage): void {
    const atMs = clock.nowMs();
    conversation.add(message, atMs);
    const { type, role, status } = message;
    const speaks = type === 'speech-update' && role === 'assistant' && (status === 'started' || status === 'stopped');
    publish(speaks ? { assistantIsSpeaking: status === 'started' } : {});
    listeners.tell('message', message);
    if (run && !run.isOver) draftRecord(run, parts);
  }

  function guard(work: () => void): undefined {
    try {
      work();
    } catch (error) {
      reportError(error);
    }
  }

  const parts: EffectParts = {
    clock,
    listeners,
    conversation,
    options,
    hear,
    dispatch,
    publish,
    getState: () => store.getState(),
    tell: (of, stage, status) => tellProgress(of, stage, status, parts),
    guard,
  };
  const effects = createEffectRunner(parts);

  function step(event: CallEvent): void {
    const result = transition(state, event);
    if (result.kind !== 'moved') return;
    state = result.state;
    publish();
    const of = run;
    // A port that throws must not leave the call half way: the other orders are carried out all the same.
    if (of) for (const effect of result.effects) guard(() => effects.run(of, effect));
    if (state.name === 'idle') {
      const finished = run;
      run = null;
      publish({ assistantIsSpeaking: false, isMuted: false, queuedTexts: [] });
      finished?.settleStart(null);
      for (const resolve of whenIdle.splice(0)) resolve();
    } else publish();
  }

  /** One event at a time: an effect that answers at once waits its turn. */
  function dispatch(event: CallEvent): void {
    queue.push(event);
    if (isDraining) return;
    isDraining = true;
    try {
      for (let next = queue.shift(); next; next = queue.shift()) step(next);
    } finally {
      isDraining = false;
    }
  }

  function fail(error: CallError): never {
    listeners.tell('call-start-failed', {
      stage: null,
      errorType: 'validation-error',
      error,
      totalDurationMs: 0,
      end: { by: 'error', endedReason: error.code, error },
    });
    throw error;
  }

  return {
    getSnapshot: store.getState,
    subscribe: (listener) => store.subscribe(() => listener()),
    on: listeners.on,
    async start({ mode = 'voice', target = options.target } = {}) {
      if (run) return null;
      const error = findTargetError(target);
      if (error || !target) return fail(error as CallError);
      const { promise, resolve } = Promise.withResolvers<StartedCall | null>();
      run = createRun({ epoch: state.epoch + 1, mode, target, settleStart: resolve }, clock);
      publish({ ...fresh, mode });
      dispatch({ type: 'startRequested', mode });
      return promise;
    },
    stop() {
      if (!run) return Promise.resolve();
      const idle = new Promise<void>((resolve) => whenIdle.push(resolve));
      dispatch({ type: 'stopRequested' });
      return idle;
    },
    abandon() {
      if (!run) return;
      const { epoch } = run;
      dispatch({ type: 'stopRequested' });
      dispatch({ type: 'released', epoch });
    },
    send(text) {
      const words = text.trim();
      const refusal = findTextRefusal(words);
      if (refusal) return refusal;
      if (!run || state.name === 'ending') return { kind: 'refused', because: 'no-call' };
      if (state.name !== 'active' || !run.session) {
        publish({ queuedTexts: [...store.getState().queuedTexts, words] });
        return { kind: 'queued' };
      }
      effects.sendText(run, words);
      return { kind: 'sent' };
    },
    async setMuted(isMuted) {
      if (!run) return false;
      publish({ isMuted });
      run.microphone?.setMuted(isMuted);
      run.session?.setMuted(isMuted);
      return store.getState().isMuted;
    },
    interrupt: () => run?.session?.interrupt(),
    levels: {
      visitor: () => (run?.microphone && !store.getState().isMuted ? run.microphone.level() : 0),
      assistant: () => run?.session?.assistantLevel() ?? 0,
    },
  };
}
