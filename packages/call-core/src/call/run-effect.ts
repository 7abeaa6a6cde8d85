import { toCallError, CallError, type CallErrorCode } from '../call-error.ts';
import type { CallEnd } from '../call-end.ts';
import { buildRecord } from '../conversation/build-record.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { CallEffect } from '../machine/call-effect.ts';
import type { CallEvent } from '../machine/call-event.ts';
import type { Clock } from '../platform.ts';
import type { ProviderMessage } from '../provider-message.ts';
import { getStartErrorType, STAGE_LIMIT_MS, type StartStage } from '../start-stage.ts';
import { typedMessage } from '../typed-text.ts';
import type { ProviderEvent } from '../voice-provider.ts';
import type { CallListeners } from './call-listeners.ts';
import { tellProgress, type CallRun } from './call-run.ts';
import type { CallSnapshot, FinishedCall } from './call-snapshot.ts';
import type { CallOptions } from './call-options.ts';
import { joinCall } from './join-call.ts';

/** Hanging up politely takes one round trip; a provider that needs longer is left behind. */
export const LEAVE_LIMIT_MS = 2_000;

interface EffectParts {
  readonly clock: Clock;
  readonly listeners: CallListeners;
  readonly conversation: Conversation;
  readonly options: CallOptions;
  readonly hear: (message: ProviderMessage) => void;
  readonly dispatch: (event: CallEvent) => void;
  readonly publish: (change?: Partial<CallSnapshot>) => void;
  readonly getState: () => CallSnapshot;
}

/** Carries out the machine's orders. Whatever comes back after its call is over is closed again, not reported. */
export function createEffectRunner(parts: EffectParts) {
  const { clock, listeners, conversation, options, hear, dispatch, publish, getState } = parts;
  const tell = (run: CallRun, stage: StartStage, status: 'started' | 'completed' | 'skipped' | 'failed') =>
    tellProgress(run, stage, status, { clock, listeners });

  /** Runs `work`; a failure becomes `code` and is reported unless the call is over. */
  async function attempt(
    run: CallRun,
    code: CallErrorCode,
    work: () => Promise<void>,
    report: (error: CallError) => void,
  ) {
    try {
      await work();
    } catch (thrown) {
      if (!run.isOver) report(toCallError(thrown, code, run.stage ? { stage: run.stage } : {}));
    }
  }

  async function checkGate(run: CallRun): Promise<void> {
    const { epoch } = run;
    await attempt(
      run,
      'stats_failed',
      async () => {
        if (options.lease) {
          const giveBack = await options.lease.acquire();
          if (run.isOver) return giveBack?.();
          if (!giveBack)
            throw new CallError('busy_elsewhere', 'A call is running in another tab. End it there, then call again.');
          run.giveBackLease = giveBack;
        }
        const error = await options.gate?.check(run.abort.signal);
        if (error) throw error;
        dispatch({ type: 'gatePassed', epoch });
      },
      (error) => dispatch({ type: 'gateRefused', epoch, error }),
    );
  }

  async function openMicrophone(run: CallRun): Promise<void> {
    const { epoch } = run;
    run.stage = 'microphone';
    tell(run, 'microphone', 'started');
    await attempt(
      run,
      'microphone_failed',
      async () => {
        const microphone = await options.openMicrophone(run.abort.signal);
        if (run.isOver) return microphone.stop();
        run.microphone = microphone;
        microphone.setMuted(getState().isMuted);
        tell(run, 'microphone', 'completed');
        dispatch({ type: 'microphoneOpened', epoch });
      },
      (error) => dispatch({ type: 'microphoneRefused', epoch, error }),
    );
  }

  async function createWebCall(run: CallRun): Promise<void> {
    const { epoch } = run;
    tell(run, 'web-call-creation', 'started');
    await attempt(
      run,
      'creation_failed',
      async () => {
        const webCall = await options.webCalls.create(run.target, run.abort.signal);
        if (run.isOver) return;
        run.webCall = webCall;
        tell(run, 'web-call-creation', 'completed');
        dispatch({ type: 'webCallCreated', epoch, callId: webCall.id });
      },
      (error) => dispatch({ type: 'webCallRefused', epoch, error }),
    );
  }

  function emitFor(run: CallRun) {
    return (event: ProviderEvent): void => {
      if (run.isOver) return;
      const { epoch } = run;
      switch (event.type) {
        case 'stage-started':
          tell(run, event.stage, 'started');
          return dispatch({ type: 'stageStarted', epoch, stage: event.stage });
        case 'stage-completed':
          return tell(run, event.stage, 'completed');
        case 'stage-skipped':
          return tell(run, event.stage, 'skipped');
        case 'talk-started':
          return dispatch({ type: 'talkStarted', epoch });
        case 'message':
          return hear(event.message);
        case 'action':
          return listeners.tell('action', event.action);
        case 'degraded':
          return listeners.tell('error', event.error);
        case 'ended':
          return dispatch({ type: 'providerEnded', epoch, end: event.end });
        case 'failed':
          return dispatch({ type: 'providerFailed', epoch, error: event.error });
      }
      return event satisfies never;
    };
  }

  function join(run: CallRun): void {
    const { epoch, webCall } = run;
    if (!webCall) return;
    const { findProvider, isMobile = false } = options;
    const joined = joinCall(run, webCall, {
      clock,
      findProvider,
      isMobile,
      isMuted: () => getState().isMuted,
      emit: emitFor(run),
    });
    run.joining = joined
      .then((session) => {
        // Looked at here and not where it was awaited: between the two the visitor may have hung up, and nobody may stay
        // in a room without knowing.
        if (run.isOver) return session.leave();
        run.session = session;
        // The wish may have changed while joining.
        session.setMuted(getState().isMuted);
        listeners.tell('call-start-success', { callId: webCall.id, totalDurationMs: clock.nowMs() - run.begunAtMs });
        run.settleStart({ callId: webCall.id });
        dispatch({ type: 'joined', epoch });
        sendQueued(run);
        return undefined;
      })
      .catch((error: CallError) => {
        if (!run.isOver) dispatch({ type: 'providerFailed', epoch, error });
      });
  }

  /** What was typed while waiting, in its order, once there is a talk and somebody to hand it to. */
  function sendQueued(run: CallRun): void {
    const { queuedTexts, status } = getState();
    if (!run.session || status !== 'active' || queuedTexts.length === 0) return;
    publish({ queuedTexts: [] });
    for (const text of queuedTexts) {
      hear(typedMessage(text));
      run.session.sendText(text);
    }
  }

  function release(run: CallRun): void {
    const { epoch } = run;
    run.isOver = true;
    run.endedAtMs = clock.nowMs();
    run.abort.abort();
    run.microphone?.stop();
    run.giveBackLease?.();
    const left = run.session?.leave() ?? run.joining;
    if (!left) return dispatch({ type: 'released', epoch });
    const stop = clock.setTimer(LEAVE_LIMIT_MS, () => dispatch({ type: 'released', epoch }));
    void left
      .catch(() => undefined)
      .then(() => {
        stop();
        dispatch({ type: 'released', epoch });
      });
  }

  function concludeTalk(run: CallRun, end: CallEnd): void {
    const last = conversation.messages().at(-1);
    const isTold = last?.type === 'status-update' && last['status'] === 'ended';
    if (!isTold) hear({ type: 'status-update', status: 'ended', endedReason: end.endedReason });
    const { lines } = conversation.view();
    const assistantId = run.webCall?.assistantId ?? run.target.assistantId ?? '';
    const finished: FinishedCall = {
      end,
      lines,
      record: buildRecord({
        callId: run.webCall?.id ?? null,
        assistantId,
        startedAtMs: run.startedAtMs,
        endedAtMs: run.endedAtMs ?? clock.nowMs(),
        lines,
        messages: conversation.messages(),
      }),
    };
    conversation.clear();
    run.webCall = null;
    run.startedAtMs = null;
    run.stage = null;
    options.deliver?.(finished.record);
    if (end.by === 'error') {
      publish({ error: end.error });
      listeners.tell('error', end.error);
    }
    listeners.tell('call-end', finished);
  }

  function concludeStart(run: CallRun, end: CallEnd): void {
    const { stage } = run;
    const error = end.by === 'error' ? end.error : null;
    if (stage) tell(run, stage, 'failed');
    run.stage = null;
    publish({ error });
    listeners.tell('call-start-failed', {
      stage,
      error,
      end,
      errorType: error?.startErrorType ?? getStartErrorType(stage ?? 'microphone'),
      totalDurationMs: clock.nowMs() - run.begunAtMs,
    });
    if (error) listeners.tell('error', error);
    run.webCall = null;
    conversation.clear();
  }

  function watch(run: CallRun, stage: StartStage): void {
    run.stopWatching?.();
    run.stage = stage;
    const limitMs = STAGE_LIMIT_MS[stage];
    run.stopWatching =
      limitMs === null
        ? null
        : clock.setTimer(limitMs, () => dispatch({ type: 'stageTimedOut', epoch: run.epoch, stage }));
  }

  return {
    run(run: CallRun, effect: CallEffect): void {
      switch (effect.type) {
        case 'checkGate':
          return void checkGate(run);
        case 'clearConversation':
          return conversation.clear();
        case 'openMicrophone':
          return void openMicrophone(run);
        case 'createWebCall':
          return void createWebCall(run);
        case 'joinCall':
          return join(run);
        case 'watchStage':
          return watch(run, effect.stage);
        case 'stopWatching':
          run.stopWatching?.();
          run.stopWatching = null;
          return;
        case 'beginTalk':
          run.startedAtMs = clock.nowMs();
          run.stage = null;
          publish();
          if (run.webCall) listeners.tell('call-start', { callId: run.webCall.id });
          return sendQueued(run);
        case 'release':
          return release(run);
        case 'concludeTalk':
          return concludeTalk(run, effect.end);
        case 'concludeStart':
          return concludeStart(run, effect.end);
      }
      return effect satisfies never;
    },
  };
}
