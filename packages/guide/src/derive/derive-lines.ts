import type { Named, Portfolio } from '@asad/content';
import type { Knowledge } from '../knowledge.ts';
import { fill, fillAll, fillSentences } from './fill.ts';
import { createPerson } from './person.ts';
import bank from './bank.json' with { type: 'json' };

/** What the site can do, apart from what the portfolio says. */
export interface SiteFacts {
  /** False: no call is counted, stored or mailed. */
  readonly hasBackend: boolean;
}
/** Of a deployed site. */
export const WITH_BACKEND: SiteFacts = { hasBackend: true };

/** The guide's lines, and lines that only the page shows. */
export type PortfolioLines = Readonly<ReturnType<typeof deriveLines>>;

/** The guide's lines: one sentence per string, spoken and shown. */
export function deriveLines(
  { owner, projects, experiences }: Pick<Portfolio, 'owner' | 'projects' | 'experiences'>,
  facts = WITH_BACKEND,
) {
  const subjects = [projects.length > 0 ? 'projects' : '', experiences.length > 0 ? 'jobs' : ''].filter(Boolean);
  const scope = fillSentences(bank.sentences, {
    ...owner,
    ...createPerson(owner),
    ...facts,
    subjects: subjects.join(', the ') || 'work',
    goOn: subjects[0] ?? 'work',
  });
  return JSON.parse(JSON.stringify(bank.lines), (_, value: unknown) =>
    typeof value === 'string' ? fill(value, scope)[0] : value,
  ) as typeof bank.lines;
}

/** The sentences that mark an unanswered question in a transcript. */
export const listDeclines = (lines: PortfolioLines): readonly string[] =>
  (['declined', 'unsure'] as const).flatMap((line) => [...lines[line].slice(0, 1), ...lines[`${line}Again`]]);

/** For calls that a language model answers, in the backend or at the voice provider. */
export const deriveAiGreeting = (named: Named): readonly string[] =>
  fillAll(bank.aiGreeting, { ...createPerson(named) });

/** The field, as `entity/field`, that a spoken decline names: filling it in answers the question. */
export function findUnwrittenField({ entities }: Pick<Knowledge, 'entities'>, decline: string): string | undefined {
  for (const { id, fields } of entities)
    for (const [field, { says, isUnwritten }] of Object.entries(fields))
      if (isUnwritten && says.some((sentence) => decline.includes(sentence))) return `${id}/${field}`;
  return undefined;
}
