import type { site as Site } from '../src/site/site.ts';

/** A picture for whoever links to a page: small words, and large ones. */
export interface ShareWords {
  readonly eyebrow: string;
  readonly headline: string;
}

/** What each share picture says. Kept beside the pictures as their stamp when they are drawn (`stamp.json`). */
export const shareWords = ({ hero, call }: typeof Site): Readonly<Record<'home' | 'call', ShareWords>> => ({
  home: { eyebrow: hero.eyebrow, headline: hero.headline },
  call: { eyebrow: 'Ask the owl', headline: call.heading },
});
