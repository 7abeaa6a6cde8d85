import type { Portfolio } from '@asad/content';
import type { site as Site } from '../src/site/site.ts';

/** A picture for links to a page: small words, and large ones. */
export interface ShareWords {
  readonly eyebrow: string;
  readonly headline: string;
}

/** What each share picture says. Kept beside the pictures as their stamp when they are drawn (`share-words-stamp.json`). */
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
      { eyebrow: owner.name, headline: role === '' ? company : `${role}, ${company}` },
    ]),
  ),
});

/** Where a share picture is: those of works and jobs are many, and smaller. */
export const shareCardOf = (name: string): string => `/social/${name}.${name.includes('-') ? 'jpg' : 'png'}`;
