import { expect, it } from 'vitest';
import { readResume } from '@asad/content/resume';
import { guessName } from './guess-name.ts';

const guess = (basics: object, path: string): string | undefined =>
  guessName(
    readResume([{ name: 'resume.json', text: JSON.stringify({ basics, work: [{ name: 'Rope' }] }) }]).resume,
    path,
  )?.name;

it.each<readonly [email: string, path: string, name: string | undefined]>([
  ['ada.lovelace@a.example', '/x/y', 'Ada Lovelace'],
  ['ada@a.example', '/home/ada/ada-lovelace.github.io/_data/cv.yml', 'Ada Lovelace'],
  ['info@a.example', '/x/Ada_Lovelace_CV.yaml', 'Ada Lovelace'],
  ['info@a.example', '/x/resume-backend-engineer.json', undefined],
  ['job.contact@a.example', '/x/Complete_LinkedInDataExport_11-04-2018.zip', undefined],
  ['a@b.example', '-', undefined],
])('of %s in %s the guess is %s', (email, path, name) => {
  expect(guess({ email }, path)).toBe(name);
});

it('takes a profile’s name before a folder’s', () => {
  const profiles = [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/ada-lovelace-1815/' }];
  expect(guess({ profiles }, '/x/mia-aas')).toBe('Ada Lovelace');
});
