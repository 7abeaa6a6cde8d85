import { loadAgain } from '../../boot/load-again.ts';
import type { CallMode, VoiceCall } from '@asad/call-core';
import type { AudioOutput } from '@asad/call-core/browser';
import type { TurnParts } from './create-turns.ts';
import type { CallStats, WebCall } from '@asad/call-core/contract';

export interface VoiceParts extends TurnParts {
  readonly output: AudioOutput;
}

interface Voice {
  /** Name of the voice in the statistics. */
  readonly name: NonNullable<CallStats['voice']>;
  /** `transport.provider` in the backend's response. */
  readonly transport: string;
  readonly hearsByBrowser: boolean;
  /** Loads the code that joins a call of the backend. */
  readonly load: (parts: VoiceParts) => Promise<(webCall: WebCall) => VoiceCall>;
}

export const VOICES: readonly Voice[] = [
  {
    name: 'guide',
    transport: 'guide',
    hearsByBrowser: true,
    load: async ({ output }) => (await loadAgain(() => import('./create-site-guide.ts'))).createSiteGuide(output),
  },
  {
    // One request per conversation turn.
    name: 'model',
    transport: 'model',
    hearsByBrowser: true,
    load: async (parts) => (await loadAgain(() => import('./create-site-model.ts'))).createSiteModel(parts),
  },
  {
    // Its calls are rooms of Daily.
    name: 'vapi',
    transport: 'daily',
    hearsByBrowser: false,
    load: async () => (await loadAgain(() => import('./create-site-vapi.ts'))).createSiteVapi(),
  },
];

export const canHear = (page: object = globalThis): boolean =>
  'SpeechRecognition' in page || 'webkitSpeechRecognition' in page;

/**
 * Typed if the voice needs speech recognition and this browser has none: a spoken call would waste one of few calls.
 */
export const chooseMode = (requested: CallMode, { voice }: Pick<CallStats, 'voice'>, hears: boolean): CallMode => {
  const hearsByBrowser = VOICES.find(({ name }) => name === voice)?.hearsByBrowser ?? false;
  return requested === 'voice' && hearsByBrowser && !hears ? 'text' : requested;
};
