/** From questions, flags or a résumé (`--from`); removes the sample. */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PRONOUNS, address, filled, mail, optional, profileOn, pronouns, type Check } from './checks.ts';
import { askAll, canAsk, HOUSE, OwnerError, runOwnerCommand, type Question } from './owner-command.ts';
import { checkPortfolio, freezeSample, PORTFOLIO, readPortfolio, writePortfolio } from './portfolio-files.ts';
import { DEFAULTS, toChoice } from './import-by-default.ts';
import { readPhoto, type Photo } from './read-photo.ts';
import { readSource } from './read-source.ts';
import { listUnanswered } from './first-questions.ts';
import { withReadings } from './with-readings.ts';
import { withSettings } from './with-settings.ts';
import type { Portfolio } from '@asad/content';
import { readResume, type Notes } from '@asad/content/resume';
import { proposeOwner, type OwnerFact } from './propose-owner.ts';
import { introduce, toPortfolio, writeSubcopy } from './to-portfolio/to-portfolio.ts';
import type { OwnerChoice } from './to-portfolio/entry-parts.ts';

interface Fact {
  readonly question: string;
  readonly check?: Check;
  /** The command asks for it even after an import. */
  readonly isNeeded?: true;
}

/** Facts by flag, in order of the questions. */
const FACTS = {
  name: {
    question: 'Your full name, or that of your studio',
    check: filled('A name', '--name "Ada Lovelace"'),
    isNeeded: true,
  },
  'first-name': { question: 'The name that ASAD says (empty: the first word of the full name)' },
  honorific: { question: 'Before the name, as Dr (empty: nothing)' },
  role: {
    question: 'What you are, in a few words (Embedded engineer)',
    check: filled('A role', '--role "Embedded engineer"'),
    isNeeded: true,
  },
  pronouns: {
    question: `Pronouns: ${PRONOUNS.slice(0, 3).join(', ')}, we (several people) or none`,
    check: pronouns,
    isNeeded: true,
  },
  years: { question: 'Years of experience, as shown (4+; empty: none)' },
  location: { question: 'Where you work from (Lisbon, Portugal)' },
  'time-zone': { question: 'Its clock (UTC+1, +2 in summer; empty: not shown)' },
  email: { question: 'Mail address, shown on the site (me@example.com)', check: mail, isNeeded: true },
  phone: { question: 'Phone number, shown on the site (empty: none)' },
  site: { question: 'Address of the site (https://example.com; empty: not deployed yet)', check: optional(address) },
  calendar: { question: 'Page for booking 15 minutes (https://…; empty: none)', check: optional(address) },
  linkedin: {
    question: 'LinkedIn profile (https://www.linkedin.com/in/…; empty: none)',
    check: optional(profileOn('LinkedIn')),
  },
} as const satisfies Readonly<Record<string, Fact>>;
const FACT_ENTRIES: readonly (readonly [string, Fact])[] = Object.entries(FACTS);

const MORE_FLAGS = ['availability', 'headline', 'root', 'from'] as const;
type Flag = keyof typeof FACTS | (typeof MORE_FLAGS)[number];
type Given = Readonly<Partial<Record<Flag, string>>>;

const USAGE = `pnpm new-owner asks, or takes as flags:
${FACT_ENTRIES.map(([flag, { question }]) => `  --${flag} "…"  ${question}`).join('\n')}
and --availability "…", --headline "…", --force
Without a terminal, piped lines are the answers, one a question: printf 'Ada Lovelace\\n…' | pnpm new-owner
pnpm new-owner --from FILE reads a résumé: JSON Resume, Reactive Resume, FRESH, RenderCV or al-folio (JSON, YAML), LinkedIn's export (zip or folder), - for the standard input.
  --yes takes a default for what the file does not hold, and names it. --phone "…" shows a phone number, which is left out otherwise.`;

const findWrong = (given: Given): readonly string[] =>
  FACT_ENTRIES.flatMap(([flag, { check }]) => check?.(given[flag as Flag]?.trim() ?? '') ?? []);

function toEmptyPortfolio(choice: OwnerChoice): Portfolio {
  const { headline, ...owner } = choice;
  return {
    owner: { ...owner, isSample: false },
    words: { headline, subcopy: writeSubcopy(owner), about: [introduce(owner)] },
    projects: [],
    experiences: [],
    stack: [],
    principles: [],
    pillars: [],
    answers: {},
  };
}

async function askFacts(
  facts: typeof FACT_ENTRIES,
  propose: (flag: string) => string | undefined = () => undefined,
): Promise<Given> {
  const questions = facts.map(([flag, { question, check }]): [string, Question] => {
    const proposal = propose(flag);
    return [
      flag,
      { message: question, ...(check && { findFault: check }), ...(proposal !== undefined && { proposal }) },
    ];
  });
  const answers = await askAll(Object.fromEntries(questions));
  return Object.fromEntries(Object.entries(answers).map(([flag, [line = '']]) => [flag, line]));
}

/** Takes facts from flags, file, questions and defaults, in this order. */
async function completeFacts(
  given: Given,
  proposals: ReturnType<typeof proposeOwner>,
  { mayAsk, notes }: { readonly mayAsk: boolean; readonly notes: Notes },
): Promise<{ readonly facts: Given; readonly defaults: readonly string[] }> {
  const proposalOf = (flag: string) => proposals[flag as OwnerFact];
  const isInFile = (flag: string): boolean => {
    const proposal = proposalOf(flag);
    return (
      proposal?.source === 'file' &&
      (FACTS[flag as keyof typeof FACTS] as Fact | undefined)?.check?.(proposal.value) === undefined
    );
  };
  const inFile = Object.fromEntries(
    Object.entries(proposals).flatMap(([flag, { value }]) => (isInFile(flag) ? [[flag, value]] : [])),
  );
  for (const [flag, { value, source }] of Object.entries(proposals))
    if (source === 'file' && !isInFile(flag)) notes.unplaced.push(`${flag}: "${value}" cannot be right`);
  const knownFacts: Given = { ...inFile, ...given };
  const open = FACT_ENTRIES.filter(([flag, { isNeeded }]) => isNeeded && knownFacts[flag as Flag] === undefined);
  const answers =
    mayAsk && open.length > 0 && (await canAsk()) ? await askFacts(open, (flag) => proposalOf(flag)?.value) : {};
  const defaults: string[] = [];
  const facts: Record<string, string> = { ...knownFacts, ...answers };
  for (const flag of [...Object.keys(FACTS), 'headline']) {
    // The guess belongs to the file's name.
    if (facts[flag] !== undefined || (flag === 'first-name' && (given.name ?? answers.name) !== undefined)) continue;
    const { value = DEFAULTS[flag], origin } = proposalOf(flag) ?? {};
    if (value === undefined) continue;
    facts[flag] = value;
    const why = origin ?? (flag === 'name' ? 'the file holds no name' : undefined);
    defaults.push(`${flag}: ${value}${why === undefined ? '' : ` (${why}; --${flag} "…" is surer)`}`);
  }
  return { facts, defaults };
}

/** Reads the photograph next to the file; notes any other. */
async function findPhoto(image: string | undefined, from: string, notes: Notes): Promise<Photo | undefined> {
  if (image === undefined) return undefined;
  const path = isAbsolute(image) ? image : join(dirname(from), image);
  const isHere = from !== '-' && !/^https?:/u.test(image) && existsSync(path) && statSync(path).isFile();
  const photo = isHere ? await readPhoto(path) : undefined;
  if (typeof photo === 'object') return photo;
  const next = 'put one without metadata into apps/web/public, and its path into owner.ts as photo: "/photo.jpg"';
  notes.unplaced.push(`the picture ${image.slice(0, 200)}: ${photo ?? next}`);
  return undefined;
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

async function importResume(from: string, given: Given, { yes }: { readonly yes: boolean }) {
  const { resume: written, notes, format } = readResume(readSource(from));
  const resume = format === 'al-folio' || written.basics.name === undefined ? withSettings(written, from) : written;
  const today = new Date().toISOString().slice(0, 7);
  const { facts, defaults } = await completeFacts(given, proposeOwner(resume, today, from), {
    mayAsk: !yes && from !== '-',
    notes,
  });
  const wrong = findWrong(facts);
  if (wrong.length > 0) throw new OwnerError(`Nothing was changed.\n${wrong.join('\n')}`);
  if (resume.basics.phone !== undefined && !facts.phone)
    notes.unplaced.push(
      `the phone number ${resume.basics.phone}: left out, because it is private; --phone "…" shows it`,
    );
  const photo = await findPhoto(resume.basics.image, from, notes);
  const choice = { ...toChoice(facts), ...(photo !== undefined && { photo: photo.path }) };
  const portfolio = toPortfolio(resume, choice, { notes, today });
  const report = [
    `Read as ${format}:`,
    ...notes.read.map((line) => `  ${line}`),
    ...section('Changed:', notes.changed),
    ...section('Taken by default (correct them in owner.ts and words.ts):', defaults),
    ...section('Found no place:', notes.unplaced),
  ];
  return { portfolio, report, photo };
}

if (import.meta.main)
  await runOwnerCommand(USAGE, async () => {
    const flags = [...Object.keys(FACTS), ...MORE_FLAGS];
    const texts = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' } as const]));
    const switches = Object.fromEntries(['force', 'yes'].map((flag) => [flag, { type: 'boolean' } as const]));
    const { values } = parseArgs({ options: { ...texts, ...switches } });
    const { force, yes, ...rest } = values as Given & {
      readonly force?: boolean;
      readonly yes?: boolean;
    };
    const { root = HOUSE, from, ...given } = rest;
    const { isSample } = (await readPortfolio(root)).owner;
    if (!force && !isSample)
      throw new OwnerError(
        'This site has an owner already (isSample is false): nothing was changed. --force empties it all the same.',
      );
    const isImport = from !== undefined;
    const open = FACT_ENTRIES.filter(([flag]) => !(flag in given));
    const facts: Given = {
      ...(isImport || yes || open.length === 0 || !(await canAsk()) ? {} : await askFacts(open)),
      ...given,
    };
    const wrong = isImport ? [] : findWrong(facts);
    if (wrong.length > 0) throw new OwnerError(`Nothing was changed.\n${wrong.join('\n')}`);
    const imported = isImport ? await importResume(from, facts, { yes: yes === true }) : undefined;
    const {
      portfolio: plain,
      report,
      photo,
    } = imported ?? {
      portfolio: toEmptyPortfolio(toChoice(facts)),
      report: [],
    };
    const { portfolio, readings } = withReadings(plain);
    checkPortfolio(portfolio);
    if (isSample) freezeSample(root);
    writePortfolio(root, portfolio);
    if (photo !== undefined) writeFileSync(join(root, 'apps/web/public', photo.path), photo.bytes);
    return [
      ...report,
      ...section('Names that the bundled voice cannot read; "say" in their files is how it says them now:', readings),
      ...section(
        'People will ask; you have not answered (keys of answers.ts; pnpm first-questions lists them again):',
        listUnanswered(portfolio),
      ),
      '',
      `The site is ${portfolio.owner.name}'s, in ${PORTFOLIO}. Next: pnpm start shows it; pnpm new adds to it.`,
      'pnpm vitest run --project content names what it lacks; pnpm pictures draws the share pictures.',
      ...(portfolio.owner.siteUrl === ''
        ? ['The address of the site is missing: write it into owner.ts as siteUrl before you deploy.']
        : []),
    ].join('\n');
  });
