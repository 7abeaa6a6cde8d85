import type { Microphone } from '../voice-provider.ts';

/** A microphone that a test can ask. */
export interface FakeMicrophone extends Microphone {
  readonly isLive: () => boolean;
  readonly isMuted: () => boolean;
}

/** A microphone that only remembers what was done to it. */
export function createFakeMicrophone(): FakeMicrophone {
  let isLive = true;
  let isMuted = false;
  return {
    track: { kind: 'audio' },
    level: () => 0,
    setMuted: (value) => void (isMuted = value),
    stop: () => void (isLive = false),
    isLive: () => isLive,
    isMuted: () => isMuted,
  };
}
