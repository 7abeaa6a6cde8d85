import type { Project } from '../model.ts';
import type { Answer, Entity } from './knowledge.ts';
import { nothingOf, showEntry, withSpoken, type Sources } from './sources.ts';
import { speakCount, speakList, splitSentences, tell, unwritten } from './speech.ts';

const FIGURE = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|twice|dozen)\b/iu;

/** What a project's card answers; the rest is honestly not written. */
function tellCard({ person, portfolio }: Sources, project: Project): Readonly<Record<string, Answer>> {
  const { title, subtitle, tags } = project;
  const story = person.quote(project.story);
  const impact = person.quote(project.impact);
  const [problem, ...rest] = story;
  const result = impact.length > 0 ? tell(impact) : unwritten(`What came of ${title} is not written here.`);
  return {
    what: tell([`${title}: ${subtitle}.`, ...impact, ...story]),
    why: problem === undefined ? unwritten(`Why ${title} was made is not written here.`) : tell([problem]),
    how: story.length > 0 ? tell(rest.length > 0 ? rest : story) : unwritten(`How ${title} works is not written here.`),
    result,
    forWhom: unwritten(`For whom ${title} was made is not written here.`),
    with:
      tags.length > 0
        ? tell([`${title} is made with ${speakList(tags)}.`])
        : unwritten(`What ${title} is made with is not written here.`),
    numbers: FIGURE.test(project.impact)
      ? { ...result, isAside: true }
      : unwritten(`Figures of ${title} are not written here.`),
    owned: tell(
      [
        portfolio.projects.length === 1
          ? `${title} is the one work on this site.`
          : `${title} is one of the ${speakCount(portfolio.projects.length, 'work')} on this site.`,
        'Whether others had a part in it is not written here.',
      ],
      { isAside: true },
    ),
  };
}

const speakMissing = ({ person }: Sources, title: string): Readonly<Record<string, string>> => ({
  when: `When ${title} was made is not written here.`,
  length: `How long ${title} took is not written here.`,
  cost: `What ${title} cost is not written here.`,
  team: `Who else worked on ${title} is not written here.`,
  users: `How many people use ${title} is not written here.`,
  link: `A link to ${title} is not written here; its card on the home page is what there is.`,
  hard: `What was hardest about ${title} is not written here.`,
  learned: `What ${person.first} learned from ${title} is not written here.`,
  next: `What comes next for ${title} is not written here.`,
  not: `What speaks against ${title} is not written here.`,
});

export function toProjectEntity(sources: Sources, project: Project): Entity {
  const { id, title, subtitle, story, impact, tags } = project;
  const missing = Object.entries(speakMissing(sources, title)).map(
    ([field, says]) => [field, unwritten(says)] as const,
  );
  const size = unwritten(nothingOf(title), { isAside: true });
  const fields = withSpoken(project.spoken, { ...tellCard(sources, project), ...Object.fromEntries(missing), size });
  const [result, numbers] = [project.spoken?.result, project.spoken?.numbers];
  return {
    id: `project-${id}`,
    kind: 'project',
    title,
    names: [title, ...(project.names ?? [])],
    ...(project.heardAs && { heardAs: project.heardAs }),
    texts: [title, subtitle, ...splitSentences(story), impact, tags.join(', ')],
    // The spoken result has the spoken figures.
    fields: result && !numbers ? { ...fields, numbers: tell(result, { isAside: true }) } : fields,
    nothing: nothingOf(title),
    action: showEntry('project', id),
  };
}
