import type { Portfolio } from './kinds/portfolio.ts';

/** Lists the pronunciations (`say`) of the owner and of entries. */
export function listPronunciations(portfolio: Portfolio): Readonly<Record<string, string>> {
  const { owner, projects, experiences, stack, principles } = portfolio;
  const pairs = [
    [owner.name, owner.say?.name],
    [owner.firstName, owner.say?.firstName],
    [owner.assistant?.name, owner.assistant?.say],
    ...projects.map(({ title, say }) => [title, say]),
    ...experiences.map(({ company, say }) => [company, say]),
    ...stack.map(({ name, spokenName, say }) => [spokenName ?? name, say]),
    ...principles.map(({ text, say }) => [text, say]),
  ];
  return Object.fromEntries(
    pairs.flatMap(([written, say]) => (written !== undefined && say !== undefined ? [[written, say] as const] : [])),
  );
}
