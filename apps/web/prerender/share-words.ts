import type { Portfolio } from '@asad/content';
import type { site as Site } from '../src/site/site.ts';

export interface ShareWords {
  readonly eyebrow: string;
  readonly headline: string;
}

/** The texts of share pictures; `share-words-stamp.json` stores them to detect outdated pictures. */
export const shareWords = (
  { owner, projects, experiences }: Pick<Portfolio, 'owner' | 'projects' | 'experiences'>,
  { hero, call }: typeof Site,
): Readonly<Record<'home' | 'call', ShareWords> & Record<string, ShareWords>> => ({
  home: { eyebrow: hero.eyebrow, headline: hero.headline },
  call: { eyebrow: 'Ask the owl', headline: call.heading },
  ...Object.fromEntries(
    projects.map(({ id, title, subtitle }) => [
      `work-${id}`,
      { eyebrow: owner.name, headline: subtitle === '' ? title : `${title}: ${subtitle}` },
    ]),
  ),
  ...Object.fromEntries(
    experiences.map(({ id, role, company }) => [
      `experience-${id}`,
      { eyebrow: owner.name, headline: [role, company].filter(Boolean).join(', ') },
    ]),
  ),
});

/** Projects and jobs use a smaller format because there are many. */
export const shareCardOf = (name: string): string => `/social/${name}.${name.includes('-') ? 'jpg' : 'png'}`;
