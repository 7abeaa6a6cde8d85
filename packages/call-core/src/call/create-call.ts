import { shallow } from 'zustand/vanilla/shallow';
import { CallError, VISITOR_END } from '../call-error.ts';
import { EMPTY_CONVERSATION } from '../conversation/conversation.ts';
import { withResolvers } from '../platform.ts';
import type { CallTarget, Speaker } from '../provider.ts';
import type { Call, CallOptions, CallSnapshot, SendResult, StartOptions, StartOutcome } from './call.ts';
import { createControls } from './controls.ts';
import { createGuard } from './guard.ts';
import { headOf, keepRecord } from './record.ts';
import { lookForLife, watchLife } from './liveness.ts';
import { createRun, end, NOTHING_SHOWN, type RunOptions, type Preferences, type Run } from './run.ts';
import { NO_LIFE } from './signs.ts';
import { findTextRefusal, mayDo, NO_CALL, sendQueued, sendText } from './send-text.ts';
import { endStart, startCall } from './start-call.ts';
import { getCallStatus, transition, type CallEffect } from './transition.ts';
import { createUpdates } from './updates.ts';

/** Wait for late transcripts, in milliseconds. */
const DRAIN_LIMIT_MS = 1_500;

const isCallTarget = (target: CallTarget | undefined): target is CallTarget =>
  ['assistant', 'squad', 'workflow'].some((who) => target?.[who] || target?.[`${who}Id`]);

const NOT_LIVE = { liveness: NO_LIFE, assistantIsThinking: false };

/** Creates an idle call; requests nothing before `start`. */
export function createCall<Tools extends object = Record<string, unknown>>(given: CallOptions<Tools>): Call {
  const options = given as CallOptions;
  const guard = createGuard(options.reportError);
  const queue: RunOptions['queue'] = [];
  const preferences: Preferences = { mode: 'voice', isMuted: false, volume: 1, microphoneId: null, speakerId: null };
  let run: Run | null = null;
  let error: CallError | null = null;
  /** Settles once earlier calls have released everything. */
  let closing: Promise<unknown> = Promise.resolve();
  let isDisposed = false;
  let queuedTexts: readonly string[] = [];

  function look(): CallSnapshot {
    const texts = queue.map(({ text }) => text);
    if (!shallow(queuedTexts, texts)) queuedTexts = texts;
    return {
      ...(run?.shown ?? NOTHING_SHOWN),
      ...preferences,
      status: getCallStatus(run?.state ?? 'idle'),
      ...(run && run.shown.startedAtMs !== null && !run.end ? lookForLife(run) : NOT_LIVE),
      conversation: run?.conversation.view() ?? EMPTY_CONVERSATION,
      queuedTexts,
      error,
    };
  }
  const { forget, take, emitEvent, ...updates } = createUpdates(look, guard);

  const levelOf = (speaker: Speaker): number => (run && !run.end && run.guardedLevels[speaker]?.()) || 0;
  const levels = {
    visitor: () => (preferences.isMuted ? 0 : levelOf('visitor')),
    assistant: () => levelOf('assistant'),
  };

  const dispatch: RunOptions['dispatch'] = (current, event) => {
    const step = transition(current.state, event);
    if (!step) return;
    const [next, ...todo] = step;
    current.state = next;
    for (const effect of todo) guard(() => effects[effect](current));
    if (next !== 'idle') return;
    run = null;
    current.over.resolve();
  };
  const tools = { ...options.tools };
  const shared: RunOptions = {
    options,
    guard,
    preferences,
    levels,
    queue,
    take,
    emitEvent,
    dispatch,
    whenFree: () => closing,
    tools,
  };

  const effects: Readonly<Record<CallEffect, (current: Run) => unknown>> = {
    beginStart: startCall,
    beginTalk(current) {
      const { begunAtMs, clock, keeper, settle, shown, stopWatching } = current;
      const callId = shown.callId ?? '';
      const startedAtMs = clock.nowMs();
      Object.assign(shown, { startedAtMs, stage: null });
      stopWatching?.();
      emitEvent('call-start-success', { callId, totalDurationMs: startedAtMs - begunAtMs });
      emitEvent('call-start', { callId });
      settle({ kind: 'started', callId });
      guard(() => keeper?.begin(headOf(current)));
      watchLife(current);
      sendQueued(current);
    },
    drain(current) {
      guard(() => current.microphone?.stop());
      guard(() => current.session?.hangUp?.());
      current.scope.add(current.clock.setTimer(DRAIN_LIMIT_MS, () => take(() => dispatch(current, 'ended'))));
    },
    keepRecord,
    closeScope(current) {
      current.stopDrafting?.();
      const closed = current.scope.close();
      // Undefined: otherwise each call would retain the one before it.
      closing = Promise.all([closing, closed]).then(() => undefined);
      void closed.then(() => take(() => dispatch(current, 'closed')));
    },
    endTalk({ end: how, finished }) {
      error = how?.by === 'error' ? how.error : null;
      if (error) emitEvent('error', error);
      if (finished) emitEvent('call-end', finished);
    },
    endStart: (current) => (error = endStart(current)),
  };

  const controls = createControls(shared, () => (run?.end ? null : run));

  function endByVisitor(): Promise<void> {
    const current = run;
    if (!current) return Promise.resolve();
    const { findOpen } = current.conversation;
    // Hanging up interrupts an answer: its provider reports the unheard rest before the end.
    if (findOpen('assistant')) controls.interrupt();
    // The last words may not have reached a recogniser yet.
    const hasWordsToCome = findOpen('visitor') !== undefined || current.shown.visitorIsSpeaking;
    take(() => current.end || end(current, VISITOR_END, !current.session?.hangUp || !hasWordsToCome));
    return current.over.promise;
  }

  function endNow(isClosing: boolean): void {
    const current = run;
    if (!current) return;
    current.isClosing = isClosing;
    take(() => {
      end(current, VISITOR_END);
      dispatch(current, 'closed');
    });
  }
  const stopDraining = (): unknown => run?.state === 'draining' && endNow(false);

  return {
    ...updates,
    async start({ mode = 'voice', target = options.target, isMuted = preferences.isMuted }: StartOptions = {}) {
      stopDraining();
      if (run) return null;
      if (isDisposed) return { kind: 'refused', error: new CallError('disposed', 'Disposed.') };
      if (!isCallTarget(target)) {
        const invalid = new CallError('validation', 'Assistant or Squad or Workflow must be provided.');
        const failed = { stage: null, errorType: 'validation-error', error: invalid, totalDurationMs: 0 };
        take(() => emitEvent('call-start-failed', failed));
        throw invalid;
      }
      const { promise, resolve: settle } = withResolvers<StartOutcome | null>();
      const begun = createRun(shared, { target, settle });
      run = begun;
      Object.assign(preferences, { mode, isMuted });
      error = null;
      take(() => dispatch(begun, 'startRequested'));
      return promise;
    },
    get delivery() {
      return options.delivery;
    },
    end: endByVisitor,
    terminate: () => endNow(true),
    tools,
    send(text) {
      const words = text.trim();
      const current = run;
      const refusal = findTextRefusal(words, shared);
      if (refusal) return refusal;
      if (!current || current.end) return NO_CALL;
      let result: SendResult = { kind: 'queued' };
      take(() => {
        if (current.state === 'active' || !mayDo(current, 'text')) result = sendText(current, words);
        else queue.push({ text: words, target: current.target });
      });
      return result;
    },
    unqueue(text) {
      let removed: RunOptions['queue'] = [];
      take(() => {
        const at = text === undefined ? 0 : queue.findIndex((queued) => queued.text === text);
        if (at >= 0) removed = queue.splice(at, text === undefined ? queue.length : 1);
      });
      return removed.map((queued) => queued.text);
    },
    ...controls,
    warmUp: async () => guard(() => options.provider.warmUp?.()),
    async dispose() {
      isDisposed = true;
      const over = endByVisitor();
      stopDraining();
      await over;
      forget();
    },
    levels,
  };
}
