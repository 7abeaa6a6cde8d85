import type { CallStats } from '@asad/call-core/contract';

export type VoiceName = NonNullable<CallStats['voice']>;

/** A newer backend may name others. */
const VOICE_NAMES: readonly VoiceName[] = ['guide', 'model', 'vapi'];

export const findVoiceName = (name: unknown): VoiceName | undefined =>
  VOICE_NAMES.find((supported) => supported === name);
