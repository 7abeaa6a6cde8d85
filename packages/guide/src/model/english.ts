import type { Feature } from '../understanding/features.ts';
import type { ModelFile } from '../understanding/model.ts';
import file from './english.json' with { type: 'json' };

/** True while the file has no weight of a feature that is gone; a weight that is missing does not fit `ModelFile`. */
const isOfFeatures: keyof (typeof file)['features'] extends Feature ? true : never = true;

/** The model of English, as `pnpm train` made it: for `readModel`. Some 40 kB on the wire. */
export const english: ModelFile = isOfFeatures && file;
