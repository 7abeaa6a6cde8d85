import { loadAgain } from '../../boot/load-again.ts';
import type { CallMode, VoiceCall } from '@asad/call-core';
import type { AudioOutput } from '@asad/call-core/browser';
import type { TurnParts } from './create-turns.ts';
import type { CallStats, WebCall } from '@asad/call-core/contract';

/** What every voice is made with: the sound of the page, and the own backend. */
export interface VoiceParts extends TurnParts {
  readonly output: AudioOutput;
}

/** One voice that can answer on this site. */
interface Voice {
  /** What the statistics call it, before a call is made. */
  readonly name: NonNullable<CallStats['voice']>;
  /** What carries its calls: `transport.provider` in the backend's answer. */
  readonly transport: string;
  /** Whether it hears by the browser's own recognition, and needs a browser that has one. */
  readonly hearsByBrowser: boolean;
  /** Loads its code; the result joins a call that the backend made. */
  readonly load: (parts: VoiceParts) => Promise<(webCall: WebCall) => VoiceCall>;
}

/** Every voice that can answer on this site. */
export const VOICES: readonly Voice[] = [
  {
    name: 'guide',
    transport: 'guide',
    hearsByBrowser: true,
    load: async ({ output }) => (await loadAgain(() => import('./create-site-guide.ts'))).createSiteGuide(output),
  },
  {
    // A language model, which the backend asks turn by turn.
    name: 'model',
    transport: 'model',
    hearsByBrowser: true,
    load: async (parts) => (await loadAgain(() => import('./create-site-model.ts'))).createSiteModel(parts),
  },
  {
    // Vapi, whose calls are rooms of the room service Daily.
    name: 'vapi',
    transport: 'daily',
    hearsByBrowser: false,
    load: async () => (await loadAgain(() => import('./create-site-vapi.ts'))).createSiteVapi(),
  },
];

/** Whether this browser can turn speech into text. */
export const canHear = (page: object = globalThis): boolean =>
  'SpeechRecognition' in page || 'webkitSpeechRecognition' in page;

/**
 * How a press begins: as it was meant, but typed where the voice hears by the browser and this one cannot. A call on a
 * microphone that nobody listens to would be one of few, spent for nothing.
 */
export const chooseMode = (meant: CallMode, { voice }: Pick<CallStats, 'voice'>, hears: boolean): CallMode => {
  const hearsByBrowser = VOICES.find(({ name }) => name === voice)?.hearsByBrowser ?? false;
  return meant === 'voice' && hearsByBrowser && !hears ? 'text' : meant;
};
