import { words } from './portfolio/words.ts';

/** The About section's own words. */
export const about = { intro: words.about };
