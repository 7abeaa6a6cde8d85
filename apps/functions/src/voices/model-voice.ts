import type { ModelJudge, OptionCount } from '@asad/guide/mind';
import { need } from '../env/env-reader.ts';
import { selfHostedVoice, type Voice } from './voice.ts';

export interface ModelSettings {
  readonly kind: 'model';
  /** Without `/chat/completions`. */
  readonly url: string;
  readonly name: string;
  /** Undefined: the endpoint requires none. */
  readonly key: string | undefined;
  readonly options: OptionCount;
}

const MAX_OPTIONS = 1000;

export const modelVoice: Voice<ModelSettings> = {
  read: (reader) => {
    const url = reader.url('MODEL_URL');
    const name = reader.line('MODEL_NAME');
    const key = reader.line('MODEL_KEY');
    const options = reader.wholeNumberOr('MODEL_OPTIONS', 'all', { min: 1, max: MAX_OPTIONS }) ?? 'all';
    return {
      isGiven: url !== undefined,
      settings: (reason) => ({
        kind: 'model',
        url: need('MODEL_URL', url, reason),
        name: need('MODEL_NAME', name, reason),
        key: reader.isProduction ? need('MODEL_KEY', key, reason) : key,
        options,
      }),
    };
  },
  create: (settings, options) => {
    // Loaded with the first turn, to keep other functions' start fast.
    let loading: Promise<ModelJudge> | undefined;
    return {
      ...selfHostedVoice('model', options),
      loadJudge: () => (loading ??= import('./site-judge.ts').then(({ createSiteJudge }) => createSiteJudge(settings))),
      findFault: async () => (await import('./check-model.ts')).checkModel(settings),
    };
  },
  isBilled: true,
};
