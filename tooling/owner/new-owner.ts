/** `pnpm new-owner`: asks whose site it is (or takes it as flags) and empties the sample. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { emptySample } from './empty-sample.ts';
import { OwnerError, PORTFOLIO } from './portfolio-files.ts';

const QUESTIONS = {
  name: 'Your name, or that of your studio',
  pronouns: 'Pronouns: he, she, they, we (several people) or none',
  role: 'What you are, in a few words (Embedded engineer)',
  years: 'Years of experience, as shown (4+)',
  location: 'Where you work from (Lisbon, Portugal)',
  'time-zone': 'Its clock (UTC+1, +2 in summer)',
  email: 'Mail address, shown on the site',
  site: 'Address of the site (https://example.com)',
  calendar: 'Address of a page for booking 15 minutes (empty: none)',
  linkedin: 'Address of a LinkedIn profile (empty: none)',
} as const;
const text = { type: 'string' } as const;

try {
  const { values } = parseArgs({
    options: {
      ...{ name: text, pronouns: text, role: text, years: text, location: text, 'time-zone': text, email: text },
      ...{ site: text, calendar: text, linkedin: text, availability: text, headline: text, 'first-name': text },
      ...{ root: text, force: { type: 'boolean' } },
    },
  });
  const ask = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const answers: Record<string, string> = {};
  for (const [flag, question] of Object.entries(QUESTIONS))
    answers[flag] = values[flag as keyof typeof QUESTIONS] ?? (await ask?.question(`${question}: `)) ?? '';
  ask?.close();
  const root = values.root ?? join(import.meta.dirname, '../..');
  emptySample(
    root,
    {
      name: answers['name'] ?? '',
      firstName: values['first-name'],
      pronouns: answers['pronouns'] ?? '',
      role: answers['role'] ?? '',
      years: answers['years'] ?? '',
      location: answers['location'] ?? '',
      timeZone: answers['time-zone'] ?? '',
      email: answers['email'] ?? '',
      siteUrl: answers['site'] ?? '',
      bookingUrl: answers['calendar'],
      linkedIn: answers['linkedin'],
      availability: values.availability,
      headline: values.headline,
    },
    { force: values.force ?? false },
  );
  spawnSync('oxfmt', [join(root, PORTFOLIO)]);
  process.stdout.write(
    `The site is ${answers['name']}'s. Next: pnpm new project, pnpm new experience, pnpm new tool; then pnpm start.\nEverything of yours is in ${PORTFOLIO}; pnpm pictures draws the share pictures anew.\n`,
  );
} catch (error) {
  process.stderr.write(
    `${error instanceof OwnerError || error instanceof TypeError ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
