import { ownVoice, type Voice } from './voice.ts';

/** ASAD without an account: the page's own guide talks. */
export const guideVoice: Voice<{ readonly kind: 'guide' }> = {
  read: () => ({ isGiven: false, settings: () => ({ kind: 'guide' }) }),
  create: (_settings, options) => ownVoice('guide', options),
  scriptHosts: [],
  connectionHosts: [],
};
