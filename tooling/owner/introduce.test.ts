import { expect, it } from 'vitest';
import { introduce } from './new-owner.ts';

const answers = {
  name: 'Ana Horvat',
  pronouns: 'she',
  role: 'Embedded engineer',
  years: '',
  timeZone: '',
  email: 'ana@example.org',
  siteUrl: 'https://ana.example.org',
};

it.each([
  ['Zagreb', 'I am Ana Horvat, embedded engineer in Zagreb.'],
  ['', 'I am Ana Horvat, embedded engineer.'],
  ['Remote', 'I am Ana Horvat, embedded engineer, working remotely.'],
])('introduces somebody at "%s" as one would say it', (location, sentence) => {
  expect(introduce({ ...answers, location })).toBe(sentence);
});

it('introduces several people as several', () => {
  expect(introduce({ ...answers, name: 'Kiln Works', pronouns: 'we', location: 'Oaxaca' })).toMatch(
    /^We are Kiln Works/u,
  );
});
