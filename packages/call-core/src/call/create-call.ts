import { CallError, VISITOR_END } from '../call-error.ts';
import type { Ability, CallTarget, Speaker } from '../provider.ts';
import { EMPTY_CONVERSATION } from '../conversation/conversation-view.ts';
import { systemClock } from '../platform.ts';
import type { Call, CallOptions, CallSnapshot, SendResult, StartOptions, StartOutcome } from './call.ts';
import { type CallParts, createRun, type Run } from './call-run.ts';
import { endStart, endTalk, keepRecord } from './end-call.ts';
import { createControls } from './controls.ts';
import { createGuard } from './guard.ts';
import { NO_CALL } from './refusals.ts';
import { findTextRefusal, mayDo, sendQueued, sendText } from './send-text.ts';
import { headOf } from './record-of.ts';
import { startCall } from './start-call.ts';
import { createTextQueue } from './text-queue.ts';
import { type CallEffect, type CallState, getCallStatus, transition } from './transition.ts';
import { createTurns } from './turns.ts';
import { watchLevel } from './levels.ts';

const NO_ABILITIES: readonly Ability[] = [];

/** Whether `target` names somebody. */
const isCallTarget = (target: CallTarget | undefined): target is CallTarget =>
  ['assistant', 'squad', 'workflow'].some((who) => target?.[who] || target?.[`${who}Id`]);

/** A call, idle. Nothing is loaded, asked or sent before `start`. */
export function createCall(options: CallOptions): Call {
  const { clock = systemClock } = options;
  const guard = createGuard(options.reportError);
  let state: CallState = 'idle';
  let run: Run | null = null;
  let error: CallError | null = null;
  /** When the calls before have let everything go, their lease included. */
  let closing: Promise<unknown> = Promise.resolve();
  const preferences: CallParts['preferences'] = {
    mode: 'voice',
    isMuted: false,
    volume: 1,
    microphoneId: null,
    speakerId: null,
  };
  let isDisposed = false;
  const queue = createTextQueue();

  const look = (): CallSnapshot => ({
    status: getCallStatus(state),
    stage: run?.stage?.name ?? null,
    error,
    callId: run?.callId ?? null,
    startedAtMs: run?.startedAtMs ?? null,
    assistantIsSpeaking: run?.isSpeaking.assistant ?? false,
    visitorIsSpeaking: run?.isSpeaking.visitor ?? false,
    isReconnecting: run?.isReconnecting ?? false,
    isSoundBlocked: run?.isSoundBlocked ?? false,
    network: run?.network ?? 'good',
    can: run?.call?.can ?? NO_ABILITIES,
    conversation: run?.conversation.view() ?? EMPTY_CONVERSATION,
    queuedTexts: queue.texts(),
    ...preferences,
  });
  const { take, ...turns } = createTurns(look, guard);

  /** Within a turn: state first, then what follows from it, each guarded, so that no port leaves a call half way. */
  const dispatch: CallParts['dispatch'] = (current, event) => {
    const step = current === run ? transition(state, event) : undefined;
    if (!step) return;
    const [next, ...todo] = step;
    state = next;
    for (const effect of todo) guard(() => effects[effect](current));
    if (state !== 'idle') return;
    run = null;
    preferences.isMuted = false;
    current.over.resolve();
  };
  const end: CallParts['end'] = (current, how) => {
    current.end ??= how;
    dispatch(current, 'ended');
  };
  const during: CallParts['during'] = (current, work) =>
    take(() => {
      if (current === run && !current.scope.isClosed()) work();
    });

  const levelOf = (speaker: Speaker): number => (run && !run.end && run.levels[speaker]?.()) || 0;
  const levels = {
    visitor: () => (preferences.isMuted ? 0 : levelOf('visitor')),
    assistant: () => levelOf('assistant'),
  };
  const whenFree = (): Promise<unknown> => closing;
  const parts: CallParts = {
    options,
    clock,
    guard,
    levels,
    preferences,
    queue,
    during,
    dispatch,
    end,
    tell: turns.tell,
    whenFree,
  };

  const effects: Readonly<Record<CallEffect, (current: Run) => unknown>> = {
    beginStart: (current) => startCall(current, parts),
    beginTalk(current) {
      const callId = current.callId ?? '';
      current.startedAtMs = clock.nowMs();
      current.stopWatching?.();
      current.stage = undefined;
      turns.tell('call-start-success', { callId, totalDurationMs: clock.nowMs() - current.begunAtMs });
      turns.tell('call-start', { callId });
      current.settle({ kind: 'started', callId });
      guard(() => current.keeper?.begin(headOf(current, clock.nowMs())));
      watchLevel(current, parts);
      sendQueued(current, parts);
    },
    keepRecord: (current) => keepRecord(current, parts),
    closeScope(current) {
      current.isSpeaking.visitor = false;
      current.isSpeaking.assistant = false;
      current.stopDrafting?.();
      const closed = current.scope.close();
      // A call that was terminated may still be letting go when the one after it is given up. An answer of its own: else
      // each call would hold the one before.
      closing = Promise.all([closing, closed]).then(() => undefined);
      void closed.then(() => take(() => dispatch(current, 'closed')));
    },
    endTalk: (current) => (error = endTalk(current, parts)),
    endStart: (current) => (error = endStart(current, parts)),
  };

  function endByVisitor(): Promise<void> {
    const current = run;
    if (!current) return Promise.resolve();
    take(() => end(current, VISITOR_END));
    return current.over.promise;
  }

  return {
    getSnapshot: turns.getSnapshot,
    subscribe: turns.subscribe,
    on: turns.on,
    async start({ mode = 'voice', target = options.target, isMuted = false }: StartOptions = {}) {
      if (run) return null;
      if (isDisposed) return { kind: 'refused', error: new CallError('disposed', 'This call is disposed.') };
      if (!isCallTarget(target)) {
        // The specification's words (section 5).
        const invalid = new CallError('validation', 'Assistant or Squad or Workflow must be provided.');
        const failed = { stage: null, errorType: 'validation-error', error: invalid, totalDurationMs: 0 };
        take(() => turns.tell('call-start-failed', failed));
        throw invalid;
      }
      const { promise, resolve: settle } = Promise.withResolvers<StartOutcome | null>();
      const begun = createRun({ target, settle }, clock, guard);
      run = begun;
      Object.assign(preferences, { mode, isMuted });
      error = null;
      take(() => dispatch(begun, 'startRequested'));
      return promise;
    },
    end: endByVisitor,
    stop: endByVisitor,
    terminate() {
      const current = run;
      void endByVisitor();
      if (current) take(() => dispatch(current, 'closed'));
    },
    send(text) {
      const words = text.trim();
      const current = run;
      const refusal = findTextRefusal(words, parts);
      if (refusal) return refusal;
      if (!current || current.end) return NO_CALL;
      let result: SendResult = { kind: 'queued' };
      take(() => {
        if (state === 'active' || !mayDo(current, 'text')) result = sendText(current, words, parts);
        else queue.add(words, current.target);
      });
      return result;
    },
    unqueue(text) {
      let taken: readonly string[] = [];
      take(() => void (taken = queue.take(text)));
      return taken;
    },
    ...createControls({ ...parts, take, findRun: () => (run?.end ? null : run) }),
    warmUp: async () => guard(() => options.provider.warmUp?.()),
    async dispose() {
      isDisposed = true;
      await endByVisitor();
      turns.forget();
    },
    levels,
  };
}
