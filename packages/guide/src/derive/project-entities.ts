import type { Project } from '@asad/content';
import type { Entity, Fields } from '../knowledge.ts';
import { nothingOf, showEntry, withSpoken, type Sources } from './sources.ts';
import { notHere, speakCount, speakList, splitSentences, tell, tellOr, unwritten } from './speech.ts';

const FIGURE = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|twice|dozen)\b/iu;

/** What a project's card answers; the rest is honestly not written. */
function tellCard({ person, portfolio }: Sources, project: Project): Fields {
  const { title, subtitle, tags } = project;
  const story = person.quote(project.story);
  const impact = person.quote(project.impact);
  const count = portfolio.projects.length;
  const which = count === 1 ? 'the one work' : `one of the ${speakCount(count, 'work')}`;
  const result = tellOr(impact, `What came of ${title}`);
  return {
    what: tell([`${title}: ${subtitle}.`, ...impact, ...story]),
    why: tellOr(story.slice(0, 1), `Why ${title} was made`),
    how: tellOr(story.length > 1 ? story.slice(1) : story, `How ${title} works`),
    result,
    forWhom: notHere(`For whom ${title} was made`),
    with: tags.length > 0 ? tell([`${title} is made with ${speakList(tags)}.`]) : notHere(`What ${title} is made with`),
    numbers: FIGURE.test(project.impact)
      ? { ...result, isAside: true }
      : unwritten(`Figures of ${title} are not written here.`),
    owned: tell([`${title} is ${which} on this site.`, 'Whether others had a part in it is not written here.'], {
      isAside: true,
    }),
  };
}

/** What no card of a project holds. */
const tellMissing = ({ person }: Sources, title: string): Fields => ({
  when: notHere(`When ${title} was made`),
  length: notHere(`How long ${title} took`),
  cost: notHere(`What ${title} cost`),
  team: notHere(`Who else worked on ${title}`),
  users: notHere(`How many people use ${title}`),
  link: unwritten(`A link to ${title} is not written here; its card on the home page is what there is.`),
  hard: notHere(`What was hardest about ${title}`),
  learned: notHere(`What ${person.first} learned from ${title}`),
  next: notHere(`What comes next for ${title}`),
  not: notHere(`What speaks against ${title}`),
  size: unwritten(nothingOf(title), { isAside: true }),
});

export function toProjectEntity(sources: Sources, project: Project): Entity {
  const { id, title, subtitle, story, impact, tags } = project;
  const fields = withSpoken(project.spoken, { ...tellCard(sources, project), ...tellMissing(sources, title) });
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
