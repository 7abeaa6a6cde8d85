import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Portfolio } from '@asad/content';
import { readResume } from '@asad/content/resume';
import { proposeOwner } from '@asad/owner/propose-owner';
import { toPortfolio } from '@asad/owner/to-portfolio';

/** Date of the examination: open periods end then. */
export const TODAY = '2026-11';

const FOLDER = fileURLToPath(new URL('../../../packages/content/fixtures/resumes/', import.meta.url));

export const listResumes = (): ReadonlyMap<string, string> =>
  new Map(readdirSync(FOLDER).map((file) => [file.replace(/\.\w+$/u, ''), file]));

/** Imports a résumé as `pnpm new-owner --from FILE --yes` does. */
export function importResume(file: string): Portfolio {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const { resume, notes } = readResume([{ name: file, text }]);
  const facts = proposeOwner(resume, TODAY);
  const fact = (id: keyof typeof facts, otherwise = ''): string => facts[id]?.value ?? otherwise;
  const linkedIn = fact('linkedin');
  return toPortfolio(
    resume,
    {
      name: fact('name', 'Ada'),
      firstName: fact('first-name', 'Ada'),
      pronouns: fact('pronouns', 'they') as 'they',
      role: fact('role', 'Engineer'),
      email: fact('email', 'ada@example.com'),
      siteUrl: '',
      availability: fact('availability'),
      location: fact('location'),
      timeZone: '',
      yearsOfExperience: fact('years'),
      headline: fact('headline', 'Engineer.'),
      ...(linkedIn !== '' && { linkedIn }),
    },
    { notes, today: TODAY },
  );
}
