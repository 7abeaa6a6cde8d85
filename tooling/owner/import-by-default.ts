import type { Portfolio, Pronouns } from '@asad/content';
import { readResume, type Notes, type ResumeFile } from '@asad/content/resume';
import { findFirst, proposeOwner } from './propose-owner.ts';
import { toPortfolio } from './to-portfolio/to-portfolio.ts';
import type { OwnerChoice } from './to-portfolio/entry-parts.ts';

/** Facts by the command's flags. */
export type Facts = Readonly<Partial<Record<string, string>>>;

/** Every site needs these facts. */
export const DEFAULTS: Facts = {
  pronouns: 'they',
  role: 'Professional',
  email: 'you@example.com',
  name: 'Your Name',
};

export function toChoice(facts: Facts): OwnerChoice {
  const { name = '', role = '' } = facts;
  const isSeveral = facts['pronouns'] === 'we';
  return {
    name,
    firstName: facts['first-name'] || (isSeveral || name === DEFAULTS['name'] ? name : findFirst(name)),
    pronouns: facts['pronouns'] as Pronouns,
    ...(facts['honorific'] && { honorific: facts['honorific'] }),
    role,
    email: facts['email'] ?? '',
    ...(facts['phone'] && { phone: facts['phone'] }),
    ...(facts['linkedin'] && { linkedIn: facts['linkedin'] }),
    ...(facts['calendar'] && { bookingUrl: facts['calendar'] }),
    siteUrl: facts['site']?.replace(/\/+$/u, '') ?? '',
    availability: facts['availability'] ?? '',
    location: facts['location'] ?? '',
    timeZone: facts['time-zone'] ?? '',
    yearsOfExperience: facts['years'] ?? '',
    headline: facts['headline'] || `${role}.`,
  };
}

/** Imports as `pnpm new-owner --from FILE --yes` does, without files. */
export function importByDefault(
  files: readonly ResumeFile[],
  today: string,
): { readonly portfolio: Portfolio; readonly notes: Notes } {
  const { resume, notes } = readResume(files);
  const proposed = Object.entries(proposeOwner(resume, today)).map(([flag, { value }]) => [flag, value] as const);
  const facts: Facts = { ...DEFAULTS, ...Object.fromEntries(proposed) };
  return { portfolio: toPortfolio(resume, toChoice(facts), { notes, today }), notes };
}
