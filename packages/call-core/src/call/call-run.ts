import type { CallTarget } from '../call-target.ts';
import type { WebCall } from '../contract/web-call.ts';
import type { CallMode } from '../machine/call-state.ts';
import { createAbortController, type AbortControllerLike, type Clock } from '../platform.ts';
import type { StartStage } from '../start-stage.ts';
import type { Microphone, ProviderSession } from '../voice-provider.ts';
import type { CallListeners } from './call-listeners.ts';

/** How a stage of the start goes. */
export type StageStatus = 'started' | 'completed' | 'skipped' | 'failed';

/** A call that was joined. */
export interface StartedCall {
  readonly callId: string;
}

/** What one call holds while it lives. Everything in here is given back when it ends. */
export interface CallRun {
  readonly epoch: number;
  readonly mode: CallMode;
  readonly target: CallTarget;
  readonly abort: AbortControllerLike;
  readonly begunAtMs: number;
  /** Settles what `start` promised; a second call does nothing. */
  readonly settleStart: (started: StartedCall | null) => void;
  microphone: Microphone | null;
  webCall: WebCall | null;
  session: ProviderSession | null;
  /** Settles when `join` did, whichever way. */
  joining: Promise<void> | null;
  giveBackLease: (() => void) | null;
  stopWatching: (() => void) | null;
  /** Set while a draft of the record is due. */
  stopDrafting: (() => void) | null;
  stage: StartStage | null;
  startedAtMs: number | null;
  endedAtMs: number | null;
  isOver: boolean;
  readonly stageBegunAtMs: Map<StartStage, number>;
}

export function createRun(parts: Pick<CallRun, 'epoch' | 'mode' | 'target' | 'settleStart'>, clock: Clock): CallRun {
  return {
    ...parts,
    abort: createAbortController(),
    begunAtMs: clock.nowMs(),
    microphone: null,
    webCall: null,
    session: null,
    joining: null,
    giveBackLease: null,
    stopWatching: null,
    stopDrafting: null,
    stage: null,
    startedAtMs: null,
    endedAtMs: null,
    isOver: false,
    stageBegunAtMs: new Map(),
  };
}

/** Tells listeners how a stage goes, with how long it took. */
export function tellProgress(
  run: CallRun,
  stage: StartStage,
  status: StageStatus,
  { clock, listeners }: { readonly clock: Clock; readonly listeners: CallListeners },
): void {
  const now = clock.nowMs();
  if (status === 'started') run.stageBegunAtMs.set(stage, now);
  const durationMs = now - (run.stageBegunAtMs.get(stage) ?? now);
  listeners.tell('call-start-progress', { stage, status, durationMs, callId: run.webCall?.id ?? null });
}
