import { CallError } from '../call-error.ts';
import type { Microphone } from '../provider.ts';

/** A microphone that a test can inspect. */
export interface FakeMicrophone extends Microphone {
  readonly isLive: () => boolean;
  readonly isMuted: () => boolean;
  /** Null: the browser's default. */
  readonly deviceId: string | null;
  /** Sets the loudness, 0 to 1. */
  setLevel(ratio: number): void;
  /** Simulates a phone call. */
  setSystemMuted(isMuted: boolean): void;
  /** Simulates unplugging. */
  lose(): void;
}

/** Creates a microphone that records its calls. */
export function createFakeMicrophone(deviceId: string | null = null): FakeMicrophone {
  let isLive = true;
  let isMuted = false;
  let level = 0;
  let mutedListener: ((isMuted: boolean) => void) | undefined;
  let lostListener: ((error: CallError) => void) | undefined;
  return {
    track: { kind: 'audio' },
    deviceId,
    level: () => level,
    setLevel: (ratio) => void (level = ratio),
    setMuted: (value) => void (isMuted = value),
    stop: () => void (isLive = false),
    onLost(listener) {
      lostListener = listener;
      return () => void (lostListener = undefined);
    },
    onSystemMuted(listener) {
      mutedListener = listener;
      return () => void (mutedListener = undefined);
    },
    setSystemMuted: (value) => mutedListener?.(value),
    isLive: () => isLive,
    isMuted: () => isMuted,
    lose() {
      isLive = false;
      lostListener?.(new CallError('microphone_lost', 'The microphone was unplugged. Connect one, or type instead.'));
    },
  };
}
