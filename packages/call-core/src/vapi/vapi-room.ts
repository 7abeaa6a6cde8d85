import { CallError, UNKNOWN_END } from '../call-error.ts';
import { isShape, type Shape } from '../json.ts';
import type { JoinContext, ProviderEvent } from '../provider.ts';
import {
  findMessage,
  isMeetingEnded,
  isTimeUp,
  readMessage,
  toCallEnd,
  toDeviceError,
  toProviderError,
} from './read-sdk.ts';
import { findErrorType, isOptional, isStage, stageEvent } from './stages.ts';
import { SPEAKER, type VapiSdk } from './vapi-sdk.ts';

/** Vapi hangs up after its hang-up tool; the page ends slower calls. */
const HANG_UP_LIMIT_MS = 5_000;

/** The room's goodbye comes with, or instead of, the leave event. */
const GOODBYE_MS = 3_000;

export interface VapiRoom extends ReturnType<typeof createVapiRoom> {}

export function createVapiRoom(sdk: VapiSdk, context: JoinContext, adoptPlayer: () => Promise<void>) {
  let isClosed = false;
  let wantsMuted = context.isMuted;
  let stage: string | null = null;
  let hasJoined = false;
  let hasLeft = false;
  let volume = 0;
  let endedReason: string | null = null;
  let stopGoodbye: () => void = () => undefined;
  let stopHangUp: () => void = () => undefined;
  let isHangingUp = false;
  const failedStages = new Set<string>();
  const broken = new Set<unknown>();
  let isSoundBlocked = false;

  const emit = (event: ProviderEvent): void => {
    if (!isClosed) context.emit(event);
  };
  /** `isComplete`: no further transcript arrives. */
  const end = (isComplete: boolean): void =>
    emit({ type: 'ended', end: endedReason === null ? UNKNOWN_END : toCallEnd(endedReason), isComplete });

  /** The room's client swallows exceptions of listeners. */
  const on = (name: string, listener: (payload: Shape) => void): void => {
    sdk.on(name, (payload) => {
      if (isClosed) return;
      try {
        listener(isShape(payload) ? payload : { error: payload });
      } catch (cause) {
        emit({ type: 'degraded', error: new CallError('audio_degraded', `Handling ${name} failed.`, { cause }) });
      }
    });
  };

  /** The SDK reports an optional step's failure once or twice: as progress and as an error. */
  function failOptional(name: string, error: CallError): void {
    if (failedStages.has(name)) return;
    failedStages.add(name);
    emit(stageEvent(name, 'failed'));
    emit({ type: 'degraded', error });
  }

  on('call-start-progress', ({ stage: name, status, metadata }) => {
    if (!isStage(name)) return;
    const action = isShape(metadata) ? metadata['action'] : undefined;
    const isSkipped = typeof action === 'string' && action.startsWith('skipped');
    if (status === 'started') emit(stageEvent((stage = name), status));
    else if (status === 'completed') {
      if (name === 'daily-call-join') hasJoined = true;
      emit(stageEvent(name, isSkipped ? 'skipped' : 'completed'));
    } else if (isOptional(name))
      failOptional(name, toProviderError({ type: `${name}-error`, error: metadata }, { stage: name, hasJoined }));
  });

  // `reconnect` also emits call-start without the assistant: only the one after `listening` counts.
  let isOwnStart = false;
  on('call-start-success', () => void (isOwnStart = true));
  on('call-start', () => {
    if (isOwnStart) isOwnStart = false;
    else emit({ type: 'talk-started' });
  });
  // The SDK loses an early `listening`: the first of several signs counts.
  on('audio', () => {
    emit({ type: 'talk-started' });
    hearSound();
    adoptPlayer().catch((cause: unknown) => {
      const error = new CallError('audio_degraded', 'The chosen speaker cannot be used.', { cause });
      emit({ type: 'degraded', error });
    });
  });

  on('message', (payload) => {
    const message = findMessage(payload);
    if (!message) return;
    const isEnded = message.type === 'status-update' && message['status'] === 'ended';
    if (isEnded && typeof message['endedReason'] === 'string') endedReason ??= message['endedReason'];
    const repeats = message.type === 'conversation-update' && { supersedes: message.type };
    emit({ type: 'message', message, ...repeats });
    for (const event of readMessage(message)) {
      // Vapi's hang-up tool runs on its side, before the goodbye.
      if (event.type === 'tool-call' && event.name === 'endCall') awaitHangUp();
      else emit(event);
    }
    // `hang` only warns of silence; transcripts may follow an ended status.
    if (isEnded) end(false);
  });

  function awaitHangUp(): void {
    stopHangUp();
    stopHangUp = context.clock.setTimer(HANG_UP_LIMIT_MS, () => {
      endedReason ??= 'assistant-ended-call';
      end(true);
    });
    isHangingUp = true;
  }

  on('call-end', () => {
    hasLeft = true;
    if (isHangingUp) endedReason ??= 'assistant-ended-call';
    end(true);
  });

  on('error', (payload) => {
    if (isMeetingEnded(payload)) {
      stopGoodbye();
      stopGoodbye = context.clock.setTimer(GOODBYE_MS, () => end(true));
      return;
    }
    if (isTimeUp(payload)) {
      endedReason ??= 'exceeded-max-duration';
      return end(true);
    }
    const error = toProviderError(payload, { stage, hasJoined });
    const type = payload['type'];
    const setup = typeof type === 'string' ? type.replace(/-error$/, '') : '';
    if (isOptional(setup) && findErrorType(setup) === type) failOptional(setup, error);
    else if (error.severity === 'degraded') emit({ type: 'degraded', error });
    else emit({ type: 'ended', end: { by: 'error', endedReason: error.code, error } });
    if (type === 'audio-start-failed') listenWithoutSound();
    // When its audio processor fails, the SDK unmutes the microphone.
    if (wantsMuted) assertMuted();
  });

  /** Sends `playable`: when autoplay is refused, the SDK never does, and the assistant waits for it. */
  function listenWithoutSound(): void {
    isSoundBlocked = true;
    emit({ type: 'sound', isBlocked: true });
    sdk.getDailyCallObject?.()?.sendAppMessage('playable');
    emit({ type: 'talk-started' });
  }

  function hearSound(): void {
    if (isSoundBlocked) emit({ type: 'sound', isBlocked: false });
    isSoundBlocked = false;
  }

  on('camera-error', (payload) => {
    const error = toDeviceError(payload);
    if (error.severity === 'degraded') emit({ type: 'degraded', error });
    else if (context.microphone) emit({ type: 'ended', end: { by: 'error', endedReason: error.code, error } });
  });

  on('network-quality-change', ({ threshold }) =>
    emit({ type: 'network', quality: threshold === 'good' ? 'good' : 'low' }),
  );
  on('network-connection', ({ event, type }) => {
    // The room moves its media between peer-to-peer and sfu: a broken one does not return.
    const isMedia = type !== 'signaling';
    if (event === 'interrupted') broken.add(isMedia);
    else broken.delete(isMedia);
    const isReconnecting = broken.size > 0;
    emit({ type: 'connection', isReconnecting });
    emit({ type: 'network', quality: isReconnecting ? 'lost' : 'good' });
  });

  sdk.on('volume-level', (level) => {
    if (!isClosed && typeof level === 'number') volume = level;
  });

  on('daily-participant-updated', (participant) => {
    if (participant['local'] === true && participant['audio'] === true && wantsMuted) assertMuted();
  });

  const reportPresence = (isPresent: boolean) => (payload: unknown) => {
    const participant = isShape(payload) && isShape(payload['participant']) ? payload['participant'] : {};
    if (participant['user_name'] === SPEAKER) emit({ type: 'presence', isPresent });
  };

  function assertMuted(): void {
    try {
      sdk.setMuted(wantsMuted);
    } catch {
      // Not in the room yet: the join repeats this.
    }
  }

  return {
    level: () => volume,
    hearSound,
    reportSound: (because: 'system' | 'track' | null): void =>
      emit({ type: 'sound', isBlocked: because !== null, ...(because && { because }) }),
    watchPresence(): void {
      const client = sdk.getDailyCallObject?.();
      client?.on('participant-left', reportPresence(false));
      client?.on('participant-joined', reportPresence(true));
    },
    canSend: () => hasJoined && !hasLeft && !isClosed,
    setMuted(isMuted: boolean): void {
      wantsMuted = isMuted;
      assertMuted();
    },
    close(): void {
      isClosed = true;
      volume = 0;
      stopGoodbye();
      stopHangUp();
    },
  };
}
