import type { Feature } from '../rank/features.ts';
import type { ModelFile } from '../rank/model.ts';
import file from './english.json' with { type: 'json' };

/** Does not compile with a removed feature's weight; `ModelFile` catches missing ones. */
const isOfFeatures: keyof (typeof file)['features'] extends Feature ? true : never = true;

/** For `readModel`, made by `pnpm train`. About 280 kB compressed. */
export const english: ModelFile = isOfFeatures && file;
