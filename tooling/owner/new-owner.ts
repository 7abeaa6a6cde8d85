/** `pnpm new-owner`: asks whose site it is (or takes it as flags) and empties the sample. */
import { spawnSync } from 'node:child_process';
import { byNode } from '../by-node.ts';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { emptySample } from './empty-sample.ts';
import { PORTFOLIO, toMessage } from './portfolio-files.ts';

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

const MORE_FLAGS = ['availability', 'headline', 'first-name', 'root'] as const;
const USAGE = `pnpm new-owner asks, or takes as flags:
${Object.entries(QUESTIONS)
  .map(([name, question]) => `  --${name} "…"  ${question}`)
  .join('\n')}
and ${MORE_FLAGS.map((flag) => `--${flag} "…"`).join(', ')}, --force`;

try {
  const flags = [...Object.keys(QUESTIONS), ...MORE_FLAGS];
  const { values } = parseArgs({
    options: {
      force: { type: 'boolean' },
      help: { type: 'boolean' },
      ...Object.fromEntries(flags.map((flag) => [flag, { type: 'string' } as const])),
    },
  });
  if (values['help']) {
    process.stdout.write(`${USAGE}\n`);
    process.exit();
  }
  const flag = (name: string): string | undefined => {
    const value = (values as Readonly<Record<string, unknown>>)[name];
    return typeof value === 'string' ? value : undefined;
  };
  const ask = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const answers: Record<string, string> = {};
  for (const [name, question] of Object.entries(QUESTIONS))
    answers[name] = flag(name) ?? (await ask?.question(`${question}: `)) ?? '';
  ask?.close();
  const root = flag('root') ?? join(import.meta.dirname, '../..');
  emptySample(
    root,
    {
      name: answers['name'] ?? '',
      firstName: flag('first-name'),
      pronouns: answers['pronouns'] ?? '',
      role: answers['role'] ?? '',
      years: answers['years'] ?? '',
      location: answers['location'] ?? '',
      timeZone: answers['time-zone'] ?? '',
      email: answers['email'] ?? '',
      siteUrl: answers['site'] ?? '',
      bookingUrl: answers['calendar'],
      linkedIn: answers['linkedin'],
      availability: flag('availability'),
      headline: flag('headline'),
    },
    { force: values['force'] === true },
  );
  const [node, ...oxfmt] = byNode('oxfmt');
  spawnSync(node, [...oxfmt, join(root, PORTFOLIO)]);
  process.stdout.write(
    `The site is ${answers['name']}'s. Next: pnpm new project, pnpm new experience, pnpm new tool; then pnpm start.\nEverything of yours is in ${PORTFOLIO}; pnpm pictures draws the share pictures anew.\n`,
  );
} catch (error) {
  process.stderr.write(`${toMessage(error, USAGE)}\n`);
  process.exitCode = 1;
}
