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

/** The provider hangs up by itself after its hang-up tool; the page ends the call when that takes longer. */
const HANG_UP_LIMIT_MS = 5_000;

/** The room's goodbye is not the end: it comes beside the leaving, or instead of it. Then this is how long it counts. */
const GOODBYE_MS = 3_000;

export interface VapiRoom extends ReturnType<typeof createVapiRoom> {}

/** Listens to everything that the SDK tells of a call, and reports it in this package's words. */
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
  /** `isComplete`: the room is left, and no transcript comes any more. */
  const end = (isComplete: boolean): void =>
    emit({ type: 'ended', end: endedReason === null ? UNKNOWN_END : toCallEnd(endedReason), isComplete });

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

  /** The SDK tells a step that a call can do without twice, as progress and as an error, or once. */
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

  // `reconnect` says call-start by itself as soon as it is in, whether or not the assistant is (trap 6); only the one
  // that the assistant's `listening` brings is a sign of life. The SDK's own follows its success at once.
  let isOwnStart = false;
  on('call-start-success', () => void (isOwnStart = true));
  on('call-start', () => {
    if (isOwnStart) isOwnStart = false;
    else emit({ type: 'talk-started' });
  });
  // `listening` is lost when it comes before the join has resolved (trap 12): the first of several signs of life counts.
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
    // Each repeats the whole talk.
    const repeats = message.type === 'conversation-update' && { supersedes: message.type };
    emit({ type: 'message', message, ...repeats });
    for (const event of readMessage(message)) {
      // The provider's own tool for hanging up needs no page, and comes before the goodbye.
      if (event.type === 'tool-call' && event.name === 'endCall') awaitHangUp();
      else emit(event);
    }
    // `hang` only warns of silence; after an ended status late transcripts may come.
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
    // A failing audio processor makes the SDK switch the microphone back on (trap 10).
    if (wantsMuted) assertMuted();
  });

  /** Where autoplay is refused, the SDK says no `playable`, and the assistant would wait for ever: it is there. */
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
    // A typed call has no microphone to lose.
    else if (context.microphone) emit({ type: 'ended', end: { by: 'error', endedReason: error.code, error } });
  });

  on('network-quality-change', ({ threshold }) =>
    emit({ type: 'network', quality: threshold === 'good' ? 'good' : 'low' }),
  );
  on('network-connection', ({ event, type }) => {
    // The room has lines for signals and for sound; each may break and come back by itself.
    if (event === 'interrupted') broken.add(type);
    else broken.delete(type);
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

  const tellPresence = (isPresent: boolean) => (payload: unknown) => {
    const participant = isShape(payload) && isShape(payload['participant']) ? payload['participant'] : {};
    if (participant['user_name'] === SPEAKER) emit({ type: 'presence', isPresent });
  };

  function assertMuted(): void {
    try {
      sdk.setMuted(wantsMuted);
    } catch {
      // Not in the room yet: said again when the join resolves.
    }
  }

  return {
    /** Loudness of the assistant, 0 to 1. */
    level: () => volume,
    /** What the browser held back plays. */
    hearSound,
    /** The system paused the assistant's sound, or it plays again. */
    tellPaused: (isBlocked: boolean): void => emit({ type: 'sound', isBlocked, because: 'system' }),
    /** Watches who is in the room; the SDK passes neither event on. */
    watchPresence(): void {
      const client = sdk.getDailyCallObject?.();
      client?.on('participant-left', tellPresence(false));
      client?.on('participant-joined', tellPresence(true));
    },
    /** Whether somebody is there to be told something: sending before the join throws (trap 15). */
    canSend: () => hasJoined && !hasLeft && !isClosed,
    /** What the visitor wants, whatever the SDK does to the audio. */
    setMuted(isMuted: boolean): void {
      wantsMuted = isMuted;
      assertMuted();
    },
    /** Nothing that arrives after this is reported. */
    close(): void {
      isClosed = true;
      volume = 0;
      stopGoodbye();
      stopHangUp();
    },
  };
}
