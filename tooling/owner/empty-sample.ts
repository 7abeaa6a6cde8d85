import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyList, literal, OwnerError, PORTFOLIO, read, write } from './portfolio-files.ts';

/** What somebody has to say to have a site; the rest has a place to be written later. */
export interface OwnerAnswers {
  readonly name: string;
  readonly firstName?: string | undefined;
  readonly pronouns: string;
  readonly role: string;
  readonly years: string;
  readonly location: string;
  readonly timeZone: string;
  readonly email: string;
  readonly siteUrl: string;
  readonly bookingUrl?: string | undefined;
  readonly linkedIn?: string | undefined;
  readonly availability?: string | undefined;
  readonly headline?: string | undefined;
}

const PRONOUNS = ['he', 'she', 'they', 'we', 'none'];
const given = (values: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])));

/** What cannot be right, each as one sentence. */
export function findWrong(answers: OwnerAnswers): readonly string[] {
  const { name, pronouns, role, email, siteUrl, bookingUrl, linkedIn } = answers;
  const isAddress = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:';
  return [
    ...(name.trim() === '' ? ['A name is missing: --name "Ada Lovelace".'] : []),
    ...(role.trim() === '' ? ['A role is missing: --role "Embedded engineer".'] : []),
    ...(PRONOUNS.includes(pronouns)
      ? []
      : [`"${pronouns}" is none of the pronouns ${PRONOUNS.join(', ')}: --pronouns they.`]),
    ...(/^[^@\s]+@[^@\s]+\.[^@\s]+$/u.test(email) ? [] : [`"${email}" is no mail address: --email me@example.com.`]),
    ...(isAddress(siteUrl) ? [] : [`"${siteUrl}" is no https address of a site: --site https://example.com.`]),
    ...[bookingUrl, linkedIn].flatMap((url) =>
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
export function introduce({ name, pronouns, role, location }: OwnerAnswers): string {
  const place = location === '' ? '' : /^remote(?:ly)?$/iu.test(location) ? ', working remotely' : ` in ${location}`;
  return `${pronouns === 'we' ? 'We are' : 'I am'} ${name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}${place}.`;
}

/** Empties the sample and writes whose site it is. Nothing is touched where an answer is wrong, or the owner is nobody's sample. */
export function emptySample(root: string, answers: OwnerAnswers, { force = false } = {}): void {
  const wrong = findWrong(answers);
  if (wrong.length > 0) throw new OwnerError(`Nothing was changed.\n${wrong.join('\n')}`);
  if (!force && !/\bisSample: true\b/u.test(read(root, 'owner.ts')))
    throw new OwnerError(
      'This site is somebody’s already (isSample is false): nothing was changed. --force empties it all the same.',
    );
  if (/\bisSample: true\b/u.test(read(root, 'owner.ts'))) freezeSample(root);
  const { name, pronouns, role, location } = answers;
  const isMany = pronouns === 'we';
  const owner = {
    name,
    firstName: answers.firstName || (isMany ? name : (name.split(/\s+/u)[0] ?? name)),
    pronouns,
    role,
    email: answers.email,
    ...given({ linkedIn: answers.linkedIn, bookingUrl: answers.bookingUrl }),
    siteUrl: answers.siteUrl.replace(/\/+$/u, ''),
    availability: answers.availability ?? '',
    location,
    timeZone: answers.timeZone,
    yearsOfExperience: answers.years,
    isSample: false,
  };
  const words = {
    headline: answers.headline || `${role}.`,
    subcopy: 'The owl knows what stands here. Ask him.',
    about: [introduce(answers)],
  };
  const from = (type: string): string => `import type { ${type} } from '../model.ts';\n\n`;
  write(
    root,
    'owner.ts',
    `${from('Owner')}/** Who the site is about. */\nexport const owner: Owner = ${literal(owner)};\n`,
  );
  write(
    root,
    'words.ts',
    `${from('Words')}/** What the pages say that belongs to no entry. The rest of their words is derived. */\nexport const words: Words = ${literal(words)};\n`,
  );
  write(
    root,
    'answers.ts',
    `${from('Answers')}/**
 * What ASAD says of things that no entry holds and nothing can compute, a spoken sentence per string. Each is optional:
 * without it he says that it is not written on this site.
 */
export const answers: Answers = {
  // availability: ['...'], rates: ['...'], process: ['...'], languages: ['...'], weaknesses: ['...'], 'fit-check/cost': ['...'],
};\n`,
  );
  write(
    root,
    'principles.ts',
    `${from('Principle')}/** How the owner works. */\nexport const principles: readonly Principle[] = [];\n`,
  );
  for (const kind of ['project', 'experience', 'tool'] as const) emptyList(root, kind);
  const pillars = ['ship fast', 'keep it stable', 'scale cheap'].map((text) => ({
    id: text.replaceAll(' ', '-'),
    text,
    description: '',
  }));
  write(
    root,
    'pillars.ts',
    `${from('Pillar')}/** What the stack is chosen for: the lines under its heading. */\nexport const pillars: readonly Pillar[] = ${literal(pillars)};\n`,
  );
  write(root, 'portfolio.ts', read(root, 'portfolio.ts').replace(/\n {2}heardAs: \{[^]*?\n {2}\},/u, ''));
}
