import type { Portfolio } from '@asad/content';
import bank from './bank.json' with { type: 'json' };
import { fillAll } from './fill.ts';
import { createPerson } from './person.ts';
import { isAvailabilityWritten } from './sources.ts';

const MOST_ABOUT_ENTRIES = 4;

/** Returns first questions, each about an existing entry or topic. */
export function deriveSuggestions(portfolio: Portfolio): readonly string[] {
  const { owner, projects, experiences, stack } = portfolio;
  const noted = stack.findLast(({ dontUseIf }) => dontUseIf !== '');
  const scope = {
    ...portfolio,
    ...createPerson(owner),
    secondTitle: (projects[1] ?? projects[0])?.title,
    topJob: experiences.slice(0, 1),
    notedName: noted && (noted.spokenName ?? noted.name),
    isAvailabilityWritten: isAvailabilityWritten(portfolio),
  };
  return [
    ...fillAll(bank.suggestions.about, scope).slice(0, MOST_ABOUT_ENTRIES),
    ...fillAll(bank.suggestions.always, scope),
  ];
}
