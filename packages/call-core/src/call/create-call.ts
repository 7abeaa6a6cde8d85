import { findTargetError } from '../call-target.ts';
import type { CallError } from '../call-error.ts';
import { EMPTY_CONVERSATION } from '../conversation/conversation.ts';
import { systemClock } from '../platform.ts';
import type { CallMode } from '../provider.ts';
import type { Call, SendResult, StartOptions, StartOutcome } from './call.ts';
import type { CallOptions } from './call-options.ts';
import { abilitiesOf, createRun, type CallParts, type Run } from './call-run.ts';
import type { CallSnapshot } from './call-snapshot.ts';
import { createEnd } from './end-call.ts';
import { createGuard } from './guard.ts';
import { createHearing } from './hear-provider.ts';
import { createTexts } from './send-text.ts';
import { createStages } from './stages.ts';
import { createStart } from './start-call.ts';
import { getCallStatus, transition, type CallEffect, type CallEvent, type CallState } from './transition.ts';
import { createTurns } from './turns.ts';
import { watchLevel } from './watch-level.ts';

/** A call, idle. Nothing is loaded, asked or sent before `start`. */
export function createCall(options: CallOptions): Call {
  const clock = options.clock ?? systemClock;
  const guard = createGuard(options.reportError);
  let state: CallState = { name: 'idle' };
  let run: Run | null = null;
  let mode: CallMode = 'voice';
  let error: CallError | null = null;
  /** When the last call has let everything go, its lease included. */
  let closing: Promise<unknown> = Promise.resolve();
  let whenIdle: (() => void)[] = [];

  const look = (): CallSnapshot => ({
    status: getCallStatus(state),
    stage: run?.stage?.name ?? null,
    mode,
    error,
    callId: run?.call?.callId ?? null,
    startedAtMs: run?.startedAtMs ?? null,
    assistantIsSpeaking: run?.assistantIsSpeaking ?? false,
    network: run?.network ?? 'good',
    can: abilitiesOf(run),
    conversation: run?.conversation.view() ?? EMPTY_CONVERSATION,
    ...wishes,
  });
  const wishes: CallParts['wishes'] = { isMuted: false, queuedTexts: [] };
  const turns = createTurns(look, guard);

  const during: CallParts['during'] = (of, work) =>
    turns.take(() => {
      if (of === run && !of.scope.isClosed()) work();
    });
  const parts: CallParts = { options, clock, guard, wishes, during, dispatch, tell: turns.tell };
  const stages = createStages(parts);
  const { hear, keep } = createHearing({ ...parts, stages });
  const texts = createTexts({ ...parts, keep });
  const end = createEnd({ ...parts, stages, keep });
  const start = createStart({
    ...parts,
    stages,
    emit: (of, event) => during(of, () => hear(of, event)),
    whenFree: () => closing,
  });

  function beginTalk(of: Run): void {
    of.startedAtMs = clock.nowMs();
    stages.end(of);
    const callId = of.call?.callId ?? '';
    turns.tell('call-start-success', { callId, totalDurationMs: clock.nowMs() - of.begunAtMs });
    turns.tell('call-start', { callId });
    of.settle({ kind: 'started', callId });
    watchLevel(of, parts);
    texts.sendQueued(of);
  }

  function release(of: Run): void {
    of.stopWatching?.();
    of.stopDrafting?.();
    of.assistantIsSpeaking = false;
    const letGo = of.scope.close();
    // A call that was abandoned may still be letting go when the one after it is given up.
    closing = Promise.all([closing, letGo]);
    void letGo.then(() => turns.take(() => dispatch(of, { type: 'released' })));
  }

  function carryOut(of: Run, effect: CallEffect): void {
    switch (effect.type) {
      case 'beginStart':
        return void start(of);
      case 'beginTalk':
        return beginTalk(of);
      case 'keepRecord':
        return end.keepRecord(of, effect.end);
      case 'release':
        return release(of);
      case 'concludeTalk':
        return void (error = end.concludeTalk(of, effect.end));
      case 'concludeStart':
        return void (error = end.concludeStart(of, effect.end));
    }
    return effect satisfies never;
  }

  /** Within a turn: state first, then what follows from it, each guarded, so that no port leaves a call half way. */
  function dispatch(of: Run, event: CallEvent): void {
    if (of !== run) return;
    const step = transition(state, event);
    if (!step) return;
    const [next, ...effects] = step;
    state = next;
    for (const effect of effects) guard(() => carryOut(of, effect));
    if (state.name !== 'idle') return;
    run = null;
    wishes.isMuted = false;
    for (const resolve of whenIdle.splice(0)) resolve();
  }

  const stopRun = (of: Run): void => turns.take(() => dispatch(of, { type: 'stopRequested' }));

  return {
    getSnapshot: turns.getSnapshot,
    subscribe: turns.subscribe,
    on: turns.on,
    async start({ mode: wanted = 'voice', target = options.target }: StartOptions = {}) {
      if (run) return null;
      const targetError = findTargetError(target);
      if (targetError || !target) {
        const told = { stage: null, errorType: 'validation-error', error: targetError ?? null, totalDurationMs: 0 };
        turns.take(() => turns.tell('call-start-failed', told));
        throw targetError;
      }
      const { promise, resolve: settle } = Promise.withResolvers<StartOutcome | null>();
      const begun = createRun({ mode: wanted, target, settle }, parts);
      run = begun;
      mode = wanted;
      error = null;
      turns.take(() => dispatch(begun, { type: 'startRequested' }));
      return promise;
    },
    stop() {
      if (!run) return Promise.resolve();
      const idle = new Promise<void>((resolve) => void whenIdle.push(resolve));
      stopRun(run);
      return idle;
    },
    abandon() {
      const of = run;
      if (!of) return;
      stopRun(of);
      turns.take(() => dispatch(of, { type: 'released' }));
    },
    send(text) {
      const words = text.trim();
      const refusal = texts.findRefusal(words);
      if (refusal) return refusal;
      const of = run;
      if (!of || state.name === 'ending') return { kind: 'refused', because: 'no-call' };
      let result: SendResult = { kind: 'queued' };
      turns.take(() => {
        if (state.name === 'active') result = texts.send(of, words);
        else wishes.queuedTexts = [...wishes.queuedTexts, words];
      });
      return result;
    },
    async setMuted(isMuted) {
      const of = run;
      if (!of) return false;
      turns.take(() => {
        wishes.isMuted = isMuted;
        guard(() => of.microphone?.setMuted(isMuted));
        guard(() => of.session?.setMuted(isMuted));
      });
      return wishes.isMuted;
    },
    interrupt: () => guard(() => run?.session?.interrupt?.()),
    levels: {
      visitor: () => (run?.microphone && !wishes.isMuted && !run.scope.isClosed() ? run.microphone.level() : 0),
      assistant: () => (run && !run.scope.isClosed() ? (run.session?.assistantLevel() ?? 0) : 0),
    },
  };
}
