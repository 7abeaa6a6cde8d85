import type { Portfolio } from '@asad/content';
import { isAvailabilityWritten } from './sources.ts';

/** Returns first questions, each about an existing entry or topic. */
export function deriveSuggestions(portfolio: Portfolio): readonly string[] {
  const { owner, projects, experiences, stack } = portfolio;
  const { firstName, pronouns } = owner;
  const [has, is] = pronouns === 'we' ? ['have', 'Are'] : ['has', 'Is'];
  const project = projects[1] ?? projects[0];
  const [job] = experiences;
  const noted = stack.findLast(({ dontUseIf }) => dontUseIf !== '');
  return [
    ...(projects.length > 0 ? [`What ${has} ${firstName} built?`] : []),
    ...(project ? [`Tell me about ${project.title}`] : []),
    ...(job ? [`What came of the work ${job.company === '' ? `as ${job.role}` : `at ${job.company}`}?`] : []),
    ...(noted ? [`When should I not use ${noted.spokenName ?? noted.name}?`] : []),
    isAvailabilityWritten(portfolio) ? `${is} ${firstName} available for work?` : `How do I contact ${firstName}?`,
    'What do you keep of this call?',
  ];
}
