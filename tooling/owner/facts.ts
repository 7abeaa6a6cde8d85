import type { Pronouns } from '@asad/content';
import type { Notes } from '@asad/content/resume';
import { fillEntry, findFieldFault, listAsked, ownerSchema } from '@asad/content/schemas';
import { askAll, canAsk, type Question } from './owner-command.ts';
import { findFirst, type Proposal } from './propose-owner.ts';
import type { OwnerChoice } from './to-portfolio/entry-parts.ts';

/** In order of the questions. */
export const FACTS = listAsked(ownerSchema);
/** The command asks for these even after an import. */
const NEEDED: ReadonlySet<string> = new Set(['name', 'role', 'pronouns', 'email']);

/** Facts by the command's flags. */
export type Facts = Readonly<Partial<Record<string, string>>>;

export const DEFAULTS: Facts = { pronouns: 'they', role: 'Professional', name: 'Your Name' };

/** An empty answer is right where the fact is optional. */
function findFault(flag: string, answer: string): string | undefined {
  const path = FACTS.find((fact) => fact.flag === flag)?.path;
  const isFree = answer === '' && (!NEEDED.has(flag) || flag === 'email');
  return path === undefined || isFree
    ? undefined
    : findFieldFault(ownerSchema, { [path[0] ?? '']: answer.replace(/(?<=:.*)\/+$/u, '') }, path);
}
export const findWrong = (given: Facts): readonly string[] =>
  FACTS.flatMap(({ flag }) => {
    const fault = findFault(flag, given[flag]?.trim() ?? '');
    return fault === undefined ? [] : [`${fault}: --${flag} "…"`];
  });

export function toChoice(facts: Facts): OwnerChoice {
  const { name = '', role = '', site = '' } = facts;
  const isNamed = facts['pronouns'] === 'we' || name === DEFAULTS['name'];
  const owner = fillEntry(ownerSchema, ({ ask, flag }) => ask && facts[flag]);
  return {
    ...(owner as unknown as Omit<OwnerChoice, 'headline'>),
    firstName: facts['first-name'] || (isNamed ? name : findFirst(name)),
    pronouns: facts['pronouns'] as Pronouns,
    siteUrl: site.replace(/\/+$/u, ''),
    availability: facts['availability'] ?? '',
    headline: facts['headline'] || `${role}.`,
  };
}

export async function askFacts(
  facts: typeof FACTS,
  propose: (flag: string) => string | undefined = () => undefined,
): Promise<Facts> {
  const questions = facts.map(({ flag, ask = '' }): [string, Question] => {
    const proposal = propose(flag);
    const findProblem = (answer: string) => findFault(flag, answer);
    return [flag, { message: ask, findFault: findProblem, ...(proposal !== undefined && { proposal }) }];
  });
  const answers = await askAll(Object.fromEntries(questions));
  return Object.fromEntries(Object.entries(answers).map(([flag, [line = '']]) => [flag, line]));
}

type Proposals = Readonly<Record<string, Proposal>>;

/** Drops and notes a value of the file that cannot be right. */
export function dropWrong(proposals: Proposals, notes: Notes): Proposals {
  const entries = Object.entries(proposals);
  const wrong = entries.filter(([flag, { value }]) => findFault(flag, value) !== undefined);
  for (const [flag, { value }] of wrong) notes.unplaced.push(`${flag}: ${findFault(flag, value)}`);
  return Object.fromEntries(entries.filter((entry) => !wrong.includes(entry)));
}

const statedIn = (proposals: Proposals): Facts =>
  Object.fromEntries(
    Object.entries(proposals).flatMap(([flag, { value, source }]) => (source === 'file' ? [[flag, value]] : [])),
  );

/** Asks for needed facts that neither flags nor the file hold. */
export async function askOpenFacts(given: Facts, proposals: Proposals): Promise<Facts> {
  const known = { ...statedIn(proposals), ...given };
  const open = FACTS.filter(({ flag }) => NEEDED.has(flag) && known[flag] === undefined);
  if (open.length === 0 || !(await canAsk())) return given;
  return { ...given, ...(await askFacts(open, (flag) => proposals[flag]?.value)) };
}

/** Takes facts from flags and answers, the file, guesses and defaults, in this order. */
export function completeFacts(
  given: Facts,
  proposals: Proposals,
): { readonly facts: Facts; readonly defaults: readonly string[] } {
  const facts: Record<string, string | undefined> = { ...statedIn(proposals), ...given };
  const defaults: string[] = [];
  for (const flag of [...FACTS.map((fact) => fact.flag), 'headline']) {
    // The guess belongs to the person of the file.
    if (facts[flag] !== undefined || (flag === 'first-name' && (given['name'] ?? given['pronouns']))) continue;
    const { value = DEFAULTS[flag], origin } = proposals[flag] ?? {};
    if (value === undefined) continue;
    facts[flag] = value;
    const why = origin ?? (flag === 'name' ? 'the file holds no name' : undefined);
    defaults.push(`${flag}: ${value}${why === undefined ? '' : ` (${why}; --${flag} "…" is surer)`}`);
  }
  return { facts, defaults };
}
