import type { Feature } from '../understanding/features.ts';
import type { ModelFile } from '../understanding/model.ts';
import file from './english.json' with { type: 'json' };

/** Fails to compile if the file has a weight of a removed feature; `ModelFile` catches missing weights. */
const isOfFeatures: keyof (typeof file)['features'] extends Feature ? true : never = true;

/** The English model for `readModel`, made by `pnpm train`. About 40 kB compressed. */
export const english: ModelFile = isOfFeatures && file;
