/** The facts of an owner: questions, checks and defaults. */
import type { Pronouns } from '@asad/content';
import type { Notes } from '@asad/content/resume';
import { PRONOUNS, address, filled, mail, optional, profileOn, pronouns, type Check } from './checks.ts';
import { askAll, canAsk, type Question } from './owner-command.ts';
import { findFirst, type OwnerFact, type proposeOwner } from './propose-owner.ts';
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
  email: {
    question: 'Mail address, shown on the site (me@example.com; empty: none)',
    check: optional(mail),
    isNeeded: true,
  },
  phone: { question: 'Phone number, shown on the site (empty: none)' },
  site: { question: 'Address of the site (https://example.com; empty: not deployed yet)', check: optional(address) },
  calendar: { question: 'Page for booking 15 minutes (https://…; empty: none)', check: optional(address) },
  linkedin: {
    question: 'LinkedIn profile (https://www.linkedin.com/in/…; empty: none)',
    check: optional(profileOn('LinkedIn')),
  },
} as const satisfies Readonly<Record<string, Fact>>;
export const FACT_ENTRIES: readonly (readonly [string, Fact])[] = Object.entries(FACTS);

/** Facts by the command's flags. */
export type Facts = Readonly<Partial<Record<string, string>>>;

/** Every site needs these facts. */
export const DEFAULTS: Facts = {
  pronouns: 'they',
  role: 'Professional',
  name: 'Your Name',
};

export function toChoice(facts: Facts): OwnerChoice {
  const { name = '', role = '' } = facts;
  const isSeveral = facts['pronouns'] === 'we';
  return {
    name,
    firstName: facts['first-name'] || (isSeveral || name === DEFAULTS['name'] ? name : findFirst(name)),
    pronouns: facts['pronouns'] as Pronouns,
    ...(facts['honorific'] && { honorific: facts['honorific'] }),
    role,
    email: facts['email'] ?? '',
    ...(facts['phone'] && { phone: facts['phone'] }),
    ...(facts['linkedin'] && { linkedIn: facts['linkedin'] }),
    ...(facts['calendar'] && { bookingUrl: facts['calendar'] }),
    siteUrl: facts['site']?.replace(/\/+$/u, '') ?? '',
    availability: facts['availability'] ?? '',
    location: facts['location'] ?? '',
    timeZone: facts['time-zone'] ?? '',
    yearsOfExperience: facts['years'] ?? '',
    headline: facts['headline'] || `${role}.`,
  };
}

export async function askFacts(
  facts: typeof FACT_ENTRIES,
  propose: (flag: string) => string | undefined = () => undefined,
): Promise<Facts> {
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

type Proposals = ReturnType<typeof proposeOwner>;

/** Drops and notes a value of the file that cannot be right. */
export function dropWrong(proposals: Proposals, notes: Notes): Proposals {
  const isRight = ([flag, { value }]: readonly [string, { readonly value: string }]): boolean =>
    (FACTS[flag as keyof typeof FACTS] as Fact | undefined)?.check?.(value) === undefined;
  const entries = Object.entries(proposals);
  for (const [flag, { value }] of entries.filter((entry) => !isRight(entry)))
    notes.unplaced.push(`${flag}: "${value}" cannot be right`);
  return Object.fromEntries(entries.filter(isRight));
}

const statedIn = (proposals: Proposals): Facts =>
  Object.fromEntries(
    Object.entries(proposals).flatMap(([flag, { value, source }]) => (source === 'file' ? [[flag, value]] : [])),
  );

/** Asks for needed facts that neither flags nor the file hold. */
export async function askOpenFacts(given: Facts, proposals: Proposals): Promise<Facts> {
  const known = { ...statedIn(proposals), ...given };
  const open = FACT_ENTRIES.filter(([flag, { isNeeded }]) => isNeeded && known[flag] === undefined);
  if (open.length === 0 || !(await canAsk())) return given;
  return { ...given, ...(await askFacts(open, (flag) => proposals[flag as OwnerFact]?.value)) };
}

/** Takes facts from flags and answers, the file, guesses and defaults, in this order. */
export function completeFacts(
  given: Facts,
  proposals: Proposals,
): { readonly facts: Facts; readonly defaults: readonly string[] } {
  const facts: Record<string, string | undefined> = { ...statedIn(proposals), ...given };
  const defaults: string[] = [];
  for (const flag of [...Object.keys(FACTS), 'headline']) {
    // The guess belongs to the file's name.
    if (facts[flag] !== undefined || (flag === 'first-name' && given['name'] !== undefined)) continue;
    const { value = DEFAULTS[flag], origin } = proposals[flag as OwnerFact] ?? {};
    if (value === undefined) continue;
    facts[flag] = value;
    const why = origin ?? (flag === 'name' ? 'the file holds no name' : undefined);
    defaults.push(`${flag}: ${value}${why === undefined ? '' : ` (${why}; --${flag} "…" is surer)`}`);
  }
  return { facts, defaults };
}
