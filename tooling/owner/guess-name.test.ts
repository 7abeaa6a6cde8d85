import { expect, it } from 'vitest';
import { readResume } from '@asad/content/resume';
import { guessName } from './guess-name.ts';

const LINKED_IN = { network: 'LinkedIn', url: 'https://www.linkedin.com/in/ada-lovelace-1815/' };

it.each<readonly [basics: object, path: string, name: string | undefined]>([
  [{ email: 'ada.lovelace@a.example' }, '/x/y', 'Ada Lovelace'],
  [{ email: 'ada@a.example' }, '/home/ada/ada-lovelace.github.io/_data/cv.yml', 'Ada Lovelace'],
  [{ email: 'info@a.example' }, '/x/Ada_Lovelace_CV.yaml', 'Ada Lovelace'],
  [{ email: 'info@a.example' }, '/x/resume-backend-engineer.json', undefined],
  [{ email: 'job.contact@a.example' }, '/x/Complete_LinkedInDataExport_11-04-2018.zip', undefined],
  [{ email: 'a@b.example' }, '-', undefined],
  [{ profiles: [LINKED_IN] }, '/x/mia-aas', 'Ada Lovelace'],
])('of %j in %s the guess is %s', (basics, path, name) => {
  const text = JSON.stringify({ basics, work: [{ name: 'Rope' }] });
  expect(guessName(readResume([{ name: 'resume.json', text }]).resume, path)?.name).toBe(name);
});
