import type { CallMode } from '@asad/call-core';
import { loadAgain } from '../../boot/load-again.ts';
import { site } from '../../site/site.ts';
import type { Voice } from './voice.ts';

const guide: Voice = {
  name: 'guide',
  transport: 'guide',
  hearsByBrowser: true,
  notice: '',
  load: async (options) => (await loadAgain(() => import('./guide/answer-by-guide.ts'))).answerByGuide(options),
};
const model: Voice = {
  // One request per conversation turn.
  name: 'model',
  transport: 'model',
  hearsByBrowser: true,
  notice: `${site.assistant} is an AI in these calls: a language model is sent what you say, and chooses the answer from the content of this site.`,
  load: async (options) => (await loadAgain(() => import('./model/answer-by-model.ts'))).answerByModel(options),
};
const vapi: Voice = {
  // Its calls are rooms of Daily.
  name: 'vapi',
  transport: 'daily',
  hearsByBrowser: false,
  notice: `${site.assistant} is an AI in these calls: a voice provider hears you, and answers from the content of this site.`,
  load: async () => (await loadAgain(() => import('./vapi/join-vapi.ts'))).joinVapi(),
};

/** A voice that is missing here is unknown to the page, whatever the backend names. */
export const VOICES: readonly Voice[] = import.meta.env.HAS_NO_BACKEND ? [guide] : [guide, model, vapi];

export const findVoice = (name: string | undefined): Voice | undefined => VOICES.find((voice) => voice.name === name);

export const canHear = (page: object = globalThis): boolean =>
  'SpeechRecognition' in page || 'webkitSpeechRecognition' in page;

/**
 * Typed if the voice needs speech recognition and this browser has none: a spoken call would waste one of few calls.
 */
export const chooseMode = (requested: CallMode, voice: Voice | undefined, hears: boolean): CallMode =>
  requested === 'voice' && voice?.hearsByBrowser === true && !hears ? 'text' : requested;
