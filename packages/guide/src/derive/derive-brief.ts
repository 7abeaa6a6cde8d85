import { deriveKnowledge } from './derive-knowledge.ts';
import type { Kinds } from './sources.ts';
import type { Entity } from '../knowledge.ts';
import bank from './bank.json' with { type: 'json' };
import { fillAll, type Template } from './fill.ts';
import { createPerson, nameAssistant } from './person.ts';
import type { Experience, Portfolio } from '@asad/content';

const fillLines = (templates: readonly Template[], entry: object): string =>
  fillAll(templates, { ...entry }).join('\n');

const briefJob = (job: Experience): string =>
  fillLines(bank.brief.job, {
    ...job,
    metricTexts: (job.metrics ?? []).map(({ label, value }) => `${label} ${value}`),
  });

/** Lists an entity's answers with declines, so that assistant and guide agree. Asides repeat the entries above. */
const briefEntity = ({ kind, title, fields }: Entity): readonly string[] =>
  Object.entries(fields).flatMap(([field, { says, more, isAside, isUnwritten }]) =>
    isAside && kind !== 'topic'
      ? []
      : [
          `- ${field === 'what' ? title : `${title}, ${field}`}: ${(isUnwritten ? says.slice(0, 1) : [...says, ...(more ?? [])]).join(' ')}`,
        ],
  );

const section = (title: string, ...texts: readonly string[]): readonly string[] => {
  const paragraphs = texts.filter((text) => text !== '');
  return paragraphs.length === 0 ? [] : [`## ${title}\n${paragraphs.join('\n')}`];
};

/**
 * The brief of a voice provider's assistant in Markdown: rules, entries and the guide's answers. Equal content gives an
 * equal text.
 */
export function deriveBrief(portfolio: Portfolio, today?: string, kinds?: Kinds): string {
  const { owner, words, projects, experiences, stack, pillars, principles } = portfolio;
  const named = (items: readonly { text: string; description: string }[]): string =>
    items.map(({ text, description }) => `- ${[text, description].filter(Boolean).join(': ')}`).join('\n');
  const { entities } = deriveKnowledge(portfolio, today, { kinds });
  const years = owner.yearsOfExperience === '' ? '' : `${owner.yearsOfExperience} years of experience`;
  const briefedEntities = entities.filter(({ kind }) => kind !== 'year' && kind !== 'pillar');
  return [
    `# ${nameAssistant(owner)}'s brief`,
    fillAll(bank.brief.rules, { ...owner, ...createPerson(owner) })
      .map((rule) => `- ${rule}`)
      .join('\n'),
    ...section(owner.name, `${[owner.role, owner.location, years].filter(Boolean).join(', ')}.`, ...words.about),
    ...section('The Works', projects.map((project) => fillLines(bank.brief.project, project)).join('\n\n')),
    ...section('The Experiences', experiences.map(briefJob).join('\n\n')),
    ...section('Stack', named(pillars), stack.map((tool) => fillLines(bank.brief.tool, tool)).join('\n')),
    ...section('Principles', named(principles)),
    ...section('Answers', briefedEntities.flatMap(briefEntity).join('\n')),
  ]
    .join('\n\n')
    .concat('\n');
}
