import { CallError } from '../call-error.ts';
import type { Microphone } from '../microphone.ts';

/** A microphone that a test can ask. */
export interface FakeMicrophone extends Microphone {
  readonly isLive: () => boolean;
  readonly isMuted: () => boolean;
  /** Unplugs it. */
  lose(): void;
}

/** A microphone that only remembers what was done to it. */
export function createFakeMicrophone(): FakeMicrophone {
  let isLive = true;
  let isMuted = false;
  let tellLost: ((error: CallError) => void) | undefined;
  return {
    track: { kind: 'audio' },
    level: () => 0,
    setMuted: (value) => void (isMuted = value),
    stop: () => void (isLive = false),
    onLost(listener) {
      tellLost = listener;
      return () => void (tellLost = undefined);
    },
    isLive: () => isLive,
    isMuted: () => isMuted,
    lose() {
      isLive = false;
      tellLost?.(new CallError('microphone_lost', 'The microphone was unplugged. Connect one, or type instead.'));
    },
  };
}
