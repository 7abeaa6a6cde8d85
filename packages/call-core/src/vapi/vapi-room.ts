import { CallError } from '../call-error.ts';
import type { CallEnd } from '../call-end.ts';
import { FULL_VOLUME_LEVEL, reduceLevel, SILENT } from '../levels/reduce-level.ts';
import { findProviderMessage, findTranscript } from '../provider-message.ts';
import { START_STAGES, type StartStage } from '../start-stage.ts';
import type { JoinContext, ProviderEvent } from '../voice-provider.ts';
import { findClientActions } from './find-client-action.ts';
import { toCallEnd } from './to-call-end.ts';
import { isMeetingEnded, toDeviceError, toProviderError } from './to-provider-error.ts';
import type { VapiSdk } from './vapi-sdk.ts';

const STAGES: ReadonlySet<string> = new Set(START_STAGES);
type Shape = Readonly<Record<string, unknown>>;
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

/** What is known of the room while it lives. */
export interface VapiRoom {
  readonly level: () => number;
  readonly stage: () => StartStage | null;
  /** Whether somebody is there to be told something: sending before the join throws (trap 15). */
  readonly canSend: () => boolean;
  /** What the visitor wants, whatever the SDK does to the audio. */
  setMuted(isMuted: boolean): void;
  /** Nothing that arrives after this is reported. */
  close(): void;
}

/** Listens to everything that the SDK tells of a call, and reports it in this package's words. */
export function createVapiRoom(sdk: VapiSdk, context: JoinContext): VapiRoom {
  let isClosed = false;
  let wantsMuted = context.isMuted;
  let stage: StartStage | null = null;
  let hasJoined = false;
  let hasLeft = false;
  let level = SILENT;
  let endedReason: string | null = null;

  const emit = (event: ProviderEvent): void => {
    if (!isClosed) context.emit(event);
  };
  const end = (how: CallEnd): void => emit({ type: 'ended', end: how });

  /** The room's client swallows what a listener throws (trap 18): it is told as an error instead. */
  const on = (name: string, listener: (payload: Shape) => void): void => {
    sdk.on(name, (payload) => {
      if (isClosed) return;
      try {
        listener(isShape(payload) ? payload : {});
      } catch (cause) {
        emit({ type: 'degraded', error: new CallError('audio_degraded', `Handling ${name} failed.`, { cause }) });
      }
    });
  };

  on('call-start-progress', ({ stage: name, status, metadata }) => {
    if (typeof name !== 'string' || !STAGES.has(name)) return;
    const known = name as StartStage;
    const isSkipped =
      isShape(metadata) && typeof metadata['action'] === 'string' && metadata['action'].startsWith('skipped');
    if (status === 'started') emit({ type: 'stage', stage: (stage = known), status: 'started' });
    else if (status === 'completed') {
      if (known === 'daily-call-join') hasJoined = true;
      emit({ type: 'stage', stage: known, status: isSkipped ? 'skipped' : 'completed' });
    }
    if (status === 'failed' && (known === 'video-recording-setup' || known.startsWith('audio-'))) {
      emit({
        type: 'degraded',
        error: toProviderError({ type: `${known}-error`, error: metadata }, { stage: known, hasJoined }),
      });
    }
  });

  // `reconnect` says call-start by itself as soon as it is in, whether or not the assistant is (trap 6); only the one
  // that the assistant's `listening` brings is a sign of life. The SDK's own follows its success at once.
  let isOwnStart = false;
  on('call-start-success', () => void (isOwnStart = true));
  on('call-start', () => {
    if (isOwnStart) isOwnStart = false;
    else emit({ type: 'talk-started' });
  });
  // `listening` is lost when it comes before the join has resolved (trap 12): the first of several signs of life counts.
  on('audio', () => emit({ type: 'talk-started' }));

  on('message', (payload) => {
    const message = findProviderMessage(payload);
    if (!message) return;
    const isSignOfLife =
      (message.type === 'status-update' && message['status'] === 'in-progress') || findTranscript(message);
    if (isSignOfLife) emit({ type: 'talk-started' });
    if (
      message.type === 'status-update' &&
      message['status'] === 'ended' &&
      typeof message['endedReason'] === 'string'
    ) {
      endedReason ??= message['endedReason'];
    }
    emit({ type: 'message', message });
    for (const action of findClientActions(message)) {
      emit({ type: 'action', action });
      if (action.type === 'endCall') end({ by: 'assistant', endedReason: 'assistant-ended-call' });
    }
    // `hang` only warns of silence; an ended status is the provider's last word.
    if (message.type === 'status-update' && message['status'] === 'ended')
      end(toCallEnd(endedReason ?? 'assistant-ended-call'));
  });

  on('call-end', () => {
    hasLeft = true;
    end(toCallEnd(endedReason ?? 'assistant-ended-call'));
  });

  on('error', (payload) => {
    if (isMeetingEnded(payload)) return end(toCallEnd(endedReason ?? 'assistant-ended-call'));
    const error = toProviderError(payload, { stage, hasJoined });
    emit(error.severity === 'fatal' ? { type: 'failed', error } : { type: 'degraded', error });
    // A failing audio processor makes the SDK switch the microphone back on (trap 10).
    if (wantsMuted) assertMuted();
    return undefined;
  });

  on('camera-error', (payload) => {
    const error = toDeviceError(payload);
    // A typed call has no microphone to lose.
    if (context.microphone) emit({ type: 'failed', error });
  });

  sdk.on('volume-level', (volume) => {
    // The SDK hands over the scaled volume; the reducer wants the sum of levels.
    if (!isClosed && typeof volume === 'number')
      level = reduceLevel(level, volume * FULL_VOLUME_LEVEL, context.clock.nowMs());
  });

  on('daily-participant-updated', (participant) => {
    if (participant['local'] === true && participant['audio'] === true && wantsMuted) assertMuted();
  });

  function assertMuted(): void {
    try {
      sdk.setMuted(wantsMuted);
    } catch {
      // Not in the room yet: said again when the join resolves.
    }
  }

  return {
    level: () => level.volume,
    stage: () => stage,
    canSend: () => hasJoined && !hasLeft && !isClosed,
    setMuted(isMuted) {
      wantsMuted = isMuted;
      assertMuted();
    },
    close() {
      isClosed = true;
      level = SILENT;
    },
  };
}
