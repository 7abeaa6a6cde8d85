/** `pnpm new-owner`: asks whose site it is (or takes it as flags) and empties the sample. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  askFor,
  emptyList,
  HOUSE,
  literal,
  OwnerError,
  PORTFOLIO,
  read,
  runOwnerCommand,
  write,
  writeConstant,
} from './portfolio-files.ts';

/** What somebody has to say to have a site, by its flag; the rest has a place to be written later. */
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

type Flag = keyof typeof QUESTIONS | (typeof MORE_FLAGS)[number];
type Answers = Readonly<Partial<Record<Flag, string>>>;

const PRONOUNS = ['he', 'she', 'they', 'we', 'none'];

/** What cannot be right, each as one sentence. */
function findWrong(answers: Answers): readonly string[] {
  const { name = '', pronouns = '', role = '', email = '', site = '', calendar, linkedin } = answers;
  const isAddress = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:';
  return [
    ...(name.trim() === '' ? ['A name is missing: --name "Ada Lovelace".'] : []),
    ...(role.trim() === '' ? ['A role is missing: --role "Embedded engineer".'] : []),
    ...(PRONOUNS.includes(pronouns)
      ? []
      : [`"${pronouns}" is none of the pronouns ${PRONOUNS.join(', ')}: --pronouns they.`]),
    ...(/^[^@\s]+@[^@\s]+\.[^@\s]+$/u.test(email) ? [] : [`"${email}" is no mail address: --email me@example.com.`]),
    ...(isAddress(site) ? [] : [`"${site}" is no https address of a site: --site https://example.com.`]),
    ...[calendar, linkedin].flatMap((url) =>
      !url || isAddress(url) ? [] : [`"${url}" is no https address; leave it out, or correct it.`],
    ),
  ];
}

/** Where the sample stays for the tests that hold its words; until it is emptied, it is the site's own. */
const FROZEN = 'packages/content/fixtures/sample';

function freezeSample(root: string): void {
  const to = join(root, FROZEN);
  cpSync(join(root, PORTFOLIO), to, { recursive: true });
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(join(to, file), 'utf8');
    writeFileSync(join(to, file), text.replaceAll(/'((?:\.\.\/)+)model\.ts'/gu, "'$1../src/model.ts'"));
  }
}

/** The first paragraph of About, until its owner writes another. */
export function introduce({ name = '', pronouns, role = '', location = '' }: Answers): string {
  const place = location === '' ? '' : /^remote(?:ly)?$/iu.test(location) ? ', working remotely' : ` in ${location}`;
  return `${pronouns === 'we' ? 'We are' : 'I am'} ${name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}${place}.`;
}

/** Empties the sample and writes whose site it is. Nothing is touched where an answer is wrong, or the owner is nobody's sample. */
function emptySample(root: string, answers: Answers, { force }: { readonly force: boolean }): void {
  const wrong = findWrong(answers);
  if (wrong.length > 0) throw new OwnerError(`Nothing was changed.\n${wrong.join('\n')}`);
  const isSample = /\bisSample: true\b/u.test(read(root, 'owner.ts'));
  if (!force && !isSample)
    throw new OwnerError(
      'This site is somebody’s already (isSample is false): nothing was changed. --force empties it all the same.',
    );
  if (isSample) freezeSample(root);
  const { name = '', pronouns, role, linkedin, calendar } = answers;
  const owner = {
    name,
    firstName: answers['first-name'] || (pronouns === 'we' ? name : (name.split(/\s+/u)[0] ?? name)),
    pronouns,
    role,
    email: answers.email,
    ...(linkedin && { linkedIn: linkedin }),
    ...(calendar && { bookingUrl: calendar }),
    siteUrl: answers.site?.replace(/\/+$/u, ''),
    availability: answers.availability ?? '',
    location: answers.location ?? '',
    timeZone: answers['time-zone'] ?? '',
    yearsOfExperience: answers.years ?? '',
    isSample: false,
  };
  const words = {
    headline: answers.headline || `${role}.`,
    subcopy: 'The owl knows what stands here. Ask him.',
    about: [introduce(answers)],
  };
  const pillars = ['ship fast', 'keep it stable', 'scale cheap'].map((text) => ({
    id: text.replaceAll(' ', '-'),
    text,
    description: '',
  }));
  writeConstant(root, 'owner.ts', { type: 'Owner', comment: '/** Who the site is about. */', source: literal(owner) });
  writeConstant(root, 'words.ts', {
    type: 'Words',
    comment: '/** What the pages say that belongs to no entry. The rest of their words is derived. */',
    source: literal(words),
  });
  writeConstant(root, 'answers.ts', {
    type: 'Answers',
    comment: `/**
 * What ASAD says of things that no entry holds and nothing can compute, a spoken sentence per string. Each is optional:
 * without it he says that it is not written on this site.
 */`,
    source: `{
  // availability: ['...'], rates: ['...'], process: ['...'], languages: ['...'], weaknesses: ['...'], 'fit-check/cost': ['...'],
}`,
  });
  writeConstant(root, 'principles.ts', {
    type: 'readonly Principle[]',
    comment: '/** How the owner works. */',
    source: '[]',
  });
  for (const kind of ['project', 'experience', 'tool'] as const) emptyList(root, kind);
  writeConstant(root, 'pillars.ts', {
    type: 'readonly Pillar[]',
    comment: '/** What the stack is chosen for: the lines under its heading. */',
    source: literal(pillars),
  });
  write(root, 'portfolio.ts', read(root, 'portfolio.ts').replace(/\n {2}heardAs: \{[^]*?\n {2}\},/u, ''));
}

if (import.meta.main)
  await runOwnerCommand(USAGE, async () => {
    const flags = [...Object.keys(QUESTIONS), ...MORE_FLAGS];
    const text = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' } as const]));
    const { values } = parseArgs({ options: { ...text, force: { type: 'boolean' }, help: { type: 'boolean' } } });
    const { force = false, help, ...given } = values;
    if (help) return { said: USAGE };
    const open = Object.entries(QUESTIONS).filter(([flag]) => !(flag in given));
    const answers: Answers = { ...(await askFor(Object.fromEntries(open))), ...given };
    const { root = HOUSE, name = '' } = answers;
    emptySample(root, answers, { force });
    const next = 'pnpm new project, pnpm new experience, pnpm new tool; then pnpm start.';
    const pictures = `Everything of yours is in ${PORTFOLIO}; pnpm pictures draws the share pictures anew.`;
    return { changed: root, said: `The site is ${name}'s. Next: ${next}\n${pictures}` };
  });
