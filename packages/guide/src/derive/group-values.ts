import type { StackItem } from '@asad/content';
import type { Scope } from './fill.ts';
import { idsOf, type Sources } from './sources.ts';
import { speakCount, speakSince } from './speech.ts';
import { inTime } from './time.ts';

/** Tools of all groups of skills in one answer. */
const MOST_TOOLS = 12;

/** What the templates about all projects read. */
export function listProjectValues(sources: Sources): Scope {
  const { projects } = sources.portfolio;
  const entries = projects.map(({ id, title, subtitle, start, end }) => ({
    key: `project-${id}`,
    title,
    subtitle,
    start: start ?? '',
    since: start !== undefined && speakSince({ start, end }),
  }));
  const proudest = sources.answers.get('proudest')?.about;
  const start = entries.find(({ key }) => key === proudest) ?? entries[0];
  const dated = inTime(entries.filter(({ since }) => since));
  return {
    projects: projects.length,
    projectEntries: entries,
    onlyProject: entries.length === 1 ? entries : [],
    startsWith: start?.title,
    firstProject: start?.key,
    datedProjects: entries.filter(({ since }) => since),
    firstDated: dated.slice(0, 1),
    lastDated: dated.slice(-1),
  };
}

/** What the templates about all tools read. */
export function listStackValues({ portfolio: { stack }, parts: named }: Sources): Scope {
  // The heading of a single group is often only "Skills".
  const single = stack.length === 1 ? stack[0]?.keywords : undefined;
  const noted = stack.find(({ dontUseIf }) => dontUseIf !== '');
  const isGrouped = stack.some(({ keywords }) => keywords);
  const most = Math.max(1, Math.floor(MOST_TOOLS / stack.length));
  const nameTool = ({ name, spokenName = name, keywords, parts = [] }: StackItem): string => {
    const others = parts.filter((part) => part !== name).slice(0, most);
    return keywords && others.length > 0 ? `${name} (${others.join(', ')})` : spokenName;
  };
  return {
    tools: stack.length,
    hasGroups: isGrouped,
    /** Without skills, those of the works. */
    usedTools: stack.length === 0 && named.slice(0, MOST_TOOLS),
    toolIds: idsOf('stack', stack),
    stackCounted:
      stack.length > 0 &&
      (isGrouped
        ? `${speakCount(stack.length, 'group')} of skills`
        : `${speakCount(stack.length, 'tool')}, on purpose`),
    stackNames: single ?? stack.map(nameTool),
    noted: noted && `stack-${noted.id}`,
    hasNotes: stack.every(({ dontUseIf }) => dontUseIf !== ''),
  };
}
