import type { CallStats } from '@asad/call-core/contract';

export type VoiceName = NonNullable<CallStats['voice']>;

/** The voices that this page can join; a newer backend may name another. */
const VOICE_NAMES: readonly VoiceName[] = ['guide', 'model', 'vapi'];

/** Returns the name of a voice that this page can join, or undefined. */
export const findVoiceName = (name: unknown): VoiceName | undefined => VOICE_NAMES.find((known) => known === name);
