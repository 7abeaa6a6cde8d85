import type { Portfolio } from '@asad/content';
import { isAvailabilityWritten } from './sources.ts';

const MOST_ABOUT_ENTRIES = 4;

/** Returns first questions, each about an existing entry or topic. */
export function deriveSuggestions(portfolio: Portfolio): readonly string[] {
  const { owner, projects, experiences, stack, education = [], languages = [], publications = [] } = portfolio;
  const { firstName, pronouns } = owner;
  const [has, is, does] = pronouns === 'we' ? ['have', 'Are', 'do'] : ['has', 'Is', 'does'];
  const project = projects[1] ?? projects[0];
  const [job] = experiences;
  const noted = stack.findLast(({ dontUseIf }) => dontUseIf !== '');
  const aboutEntries = [
    ...(projects.length > 0 ? [`What ${has} ${firstName} built?`] : []),
    ...(project ? [`Tell me about ${project.title}`] : []),
    ...(job ? [`What came of the work ${job.company === '' ? `as ${job.role}` : `at ${job.company}`}?`] : []),
    ...(noted ? [`When should I not use ${noted.spokenName ?? noted.name}?`] : []),
    ...(education.length > 0 ? [`Where did ${firstName} study?`] : []),
    ...(publications.length > 0 ? [`What ${has} ${firstName} published?`] : []),
    ...(languages.length > 0 ? [`Which languages ${does} ${firstName} speak?`] : []),
  ];
  return [
    ...aboutEntries.slice(0, MOST_ABOUT_ENTRIES),
    isAvailabilityWritten(portfolio) ? `${is} ${firstName} available for work?` : `How do I contact ${firstName}?`,
    'What do you keep of this call?',
  ];
}
