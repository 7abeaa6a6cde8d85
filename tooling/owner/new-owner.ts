/** From questions, flags or a résumé (`--from`); removes the sample. */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { parseArgs } from 'node:util';
import { askFacts, askOpenFacts, completeFacts, dropWrong, FACTS, findWrong, toChoice, type Facts } from './facts.ts';
import { canAsk, HOUSE, OwnerError, runOwnerCommand } from './owner-command.ts';
import { PORTFOLIO, readPart, writePortfolio } from './portfolio-files.ts';
import { readPhoto, type Photo } from './read-photo.ts';
import { readSource } from './read-source.ts';
import { listUnanswered } from './first-questions.ts';
import { withReadings } from './with-readings.ts';
import { withSettings } from './with-settings.ts';
import type { Owner, Portfolio } from '@asad/content';
import { createSections, readResume, type Notes, type Resume } from '@asad/content/resume';
import { proposeOwner } from './propose-owner.ts';
import { toPortfolio } from './to-portfolio/to-portfolio.ts';

const MORE_FLAGS = ['availability', 'headline', 'root', 'from'];

const USAGE = `pnpm new-owner asks, or takes as flags:
${FACTS.map(({ flag, ask }) => `  --${flag} "…"  ${ask}`).join('\n')}
and --availability "…", --headline "…", --force
Without a terminal, piped lines are the answers, one a question: printf 'Ada Lovelace\\n…' | pnpm new-owner
pnpm new-owner --from FILE reads a résumé: JSON Resume, Reactive Resume, FRESH, RenderCV or al-folio (JSON, YAML), LinkedIn's export (zip or folder), developerFolio's portfolio.js (read, never run), - for the standard input.
  --yes takes a default for what the file does not hold, and names it. --phone "…" shows a phone number, which is left out otherwise.`;

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

/** Returns `sample`, or why the portfolio may not be replaced. */
const findPresent = (root: string): Promise<string> =>
  readPart(root, 'owner').then(
    (owner) => ((owner as Owner).isSample ? 'sample' : 'This site has an owner already (isSample is false)'),
    (error: Error) => error.message,
  );

const NO_ADDRESS = 'The address of the site is missing: write it into owner.ts as siteUrl before you deploy.';
const SHOWN_QUESTIONS = 5;
const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

const NOTHING: Resume = { basics: {}, ...createSections() };
const today = new Date().toISOString().slice(0, 7);

/** Throws on a wrong fact. */
function createPortfolio(resume: Resume, facts: Facts, notes: Notes, photo?: string): Portfolio {
  const wrong = findWrong(facts);
  if (wrong.length > 0) throw new OwnerError(`Nothing was changed.\n${wrong.join('\n')}`);
  return toPortfolio(resume, { ...toChoice(facts), ...(photo !== undefined && { photo }) }, { notes, today });
}

async function importResume(from: string, given: Facts, { yes }: { readonly yes: boolean }) {
  const { resume: written, notes, format } = readResume(readSource(from));
  const resume =
    format === 'al-folio' || written.basics.name === undefined ? withSettings(written, from, notes) : written;
  const proposals = dropWrong(proposeOwner(resume, today, from), notes);
  const answers = yes || from === '-' ? given : await askOpenFacts(given, proposals);
  const { facts, defaults } = completeFacts(answers, proposals);
  if (resume.basics.phone !== undefined && !facts['phone'])
    notes.unplaced.push(
      `the phone number ${resume.basics.phone}: left out, because it is private; --phone "…" shows it`,
    );
  if (!facts['email'])
    notes.unplaced.push('a mail address: the file has none, so the site shows none; --email "…" adds one');
  const photo = await findPhoto(resume.basics.image, from, notes);
  const portfolio = createPortfolio(resume, facts, notes, photo?.path);
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
    const flags = [...FACTS.map(({ flag }) => flag), ...MORE_FLAGS];
    const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' } as const]));
    const switches = Object.fromEntries(['force', 'yes'].map((flag) => [flag, { type: 'boolean' } as const]));
    const { values } = parseArgs({ options: { ...options, ...switches } });
    const { force, yes, ...texts } = values;
    const { root = HOUSE, from, ...given } = texts as Facts;
    const present = await findPresent(root);
    if (!force && present !== 'sample')
      throw new OwnerError(`${present}: nothing was changed. --force empties it all the same.`);
    const isImport = from !== undefined;
    const open = FACTS.filter(({ flag }) => !(flag in given));
    const facts: Facts = {
      ...(isImport || yes || open.length === 0 || !(await canAsk()) ? {} : await askFacts(open)),
      ...given,
    };
    const { report, photo, ...created } = isImport
      ? await importResume(from, facts, { yes: yes === true })
      : { report: [], portfolio: createPortfolio(NOTHING, facts, { read: [], changed: [], unplaced: [] }) };
    const { portfolio, readings } = withReadings(created.portfolio);
    const unanswered = listUnanswered(portfolio);
    const rest = unanswered.length - SHOWN_QUESTIONS;
    const more = rest > 0 ? `and ${rest} more: pnpm first-questions lists all` : '';
    await writePortfolio(root, portfolio);
    if (photo !== undefined) writeFileSync(join(root, 'apps/web/public', photo.path), photo.bytes);
    return [
      ...report,
      ...section('Names that the bundled voice cannot read; "say" in the files is how it says them now:', readings),
      ...section(
        'People will ask; you have not answered (keys of answers.ts):',
        [...unanswered.slice(0, SHOWN_QUESTIONS), more].filter(Boolean),
      ),
      '',
      `The site is ${portfolio.owner.name}'s, in ${PORTFOLIO}. Next: pnpm start shows it; pnpm new adds to it; pnpm build-static makes it ready for any host.`,
      'pnpm vitest run --project content names what it lacks; pnpm pictures draws the share pictures.',
      ...(portfolio.owner.siteUrl === '' ? [NO_ADDRESS] : []),
    ].join('\n');
  });
