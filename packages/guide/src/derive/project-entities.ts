import type { Project } from '@asad/content';
import { FIGURE } from '../english/words.ts';
import type { Answer, Entity, Fields } from '../knowledge.ts';
import { nothingOf, showEntry, withSpoken, type Sources } from './sources.ts';
import { upperFirst } from '../english/phrases.ts';
import {
  countWords,
  effectsFirst,
  lowerFirst,
  notHere,
  speakCount,
  speakList,
  speakSince,
  splitSentences,
  tell,
  tellAbout,
  tellOr,
  unwritten,
} from './speech.ts';

/** Maximum words of a remark that does not describe a work. */
const MOST_OF_ASIDE = 4;

/** Answers the fields that the card has; others are declined. */
function tellCard({ person, portfolio }: Sources, project: Project): Fields {
  const { title, subtitle, tags } = project;
  const story = person.quote(project.story);
  const impact = person.quote(project.impact);
  const count = portfolio.projects.length;
  const which = count === 1 ? 'the one work' : `one of the ${speakCount(count, 'work')}`;
  const part =
    project.role === undefined
      ? 'Whether others had a part in it is not written here.'
      : `${person.firsts} part in it: ${project.role}.`;
  const highlights = (project.highlights ?? []).flatMap((text) => person.quote(upperFirst(text)));
  // Without a subtitle, the first full sentence says what it is: "All of it." does not.
  const about = story.find((text) => countWords(text) > MOST_OF_ASIDE) ?? story[0] ?? highlights[0] ?? '';
  const isNamed = about.includes(title) || about.startsWith(person.quote('I')[0]?.slice(0, -1) ?? title);
  const unnamed = about === '' ? `${title} is ${which} on this site.` : `${title}: ${lowerFirst(about)}`;
  const head = subtitle !== '' ? `${title}: ${subtitle}.` : isNamed ? about : unnamed;
  const others = subtitle === '' ? story.filter((text) => text !== about) : story;
  const [rest, asides] = [true, false].map((isLong) =>
    others.filter((text) => countWords(text) > MOST_OF_ASIDE === isLong),
  );
  const [problem, approach, results] = [project.problem, project.approach, project.results].map((text = '') =>
    person.quote(text),
  );
  const owned = (project.whatIOwned ?? []).map(
    (one) => `For ${title} ${person.first} ${person.is('was', 'were')} responsible for ${lowerFirst(one)}`,
  );
  const outcome = [...impact, ...(results ?? [])];
  const result = tellOr(outcome.length > 0 ? outcome : highlights, `What came of ${title}`);
  const figures = [...story, ...highlights].filter((text) => FIGURE.test(text));
  return {
    what: tellAbout(head, [...impact, ...(rest ?? []), ...effectsFirst(highlights), ...(asides ?? [])]),
    why: tellOr(
      problem?.length ? problem : story.includes(about) ? [isNamed ? about : unnamed] : [],
      `Why ${title} was made`,
    ),
    how: tellOr(
      approach?.length ? approach : [...(story.length > 1 ? story.slice(1) : story), ...highlights],
      `How ${title} works`,
    ),
    result,
    forWhom: tellOr(
      (project.forWhom ?? []).flatMap((text) => person.quote(text)).map(upperFirst),
      `For whom ${title} was made`,
    ),
    with: tags.length > 0 ? tell([`${title} is made with ${speakList(tags)}.`]) : notHere(`What ${title} is made with`),
    numbers: FIGURE.test(project.impact)
      ? { ...result, isAside: true }
      : figures.length > 0
        ? tell(figures, { isAside: true })
        : unwritten(`Figures of ${title} are not written here.`),
    owned: tell(owned.length > 0 ? owned : [`${title} is ${which} on this site.`, part], { isAside: true }),
  };
}

const tellTime = ({ title, start, end }: Project, what: string): Answer =>
  start === undefined
    ? notHere(what)
    : tell([
        `${upperFirst(title)} ${end === undefined ? 'has been in the making' : 'was made'} ${speakSince({ start, ...(end !== undefined && { end }) })}.`,
      ]);

const tellMissing = ({ person }: Sources, project: Project): Fields => {
  const { title, links, team = [], users = [] } = project;
  return {
    when: tellTime(project, `When ${title} was made`),
    length: tellTime(project, `How long ${title} took`),
    cost: notHere(`What ${title} cost`),
    team: tellOr(team.map(upperFirst), `Who else worked on ${title}`),
    users: tellOr(users.map(upperFirst), `How many people use ${title}`),
    link:
      links?.site === undefined && links?.repo === undefined
        ? unwritten(`A link to ${title} is not written here; its card on the home page is what there is.`)
        : tell([`The link to ${title} is on its card, beside me.`]),
    hard: notHere(`What was hardest about ${title}`),
    learned: notHere(`What ${person.first} learned from ${title}`),
    next: notHere(`What became of ${title} since, or comes next,`),
    not: notHere(`What speaks against ${title}`),
    size: unwritten(nothingOf(title), { isAside: true }),
  };
};

const LEAST_OF_SHORT = 5;
/** "Homelab in a closet" is also "homelab". */
function listShort(title: string): readonly string[] {
  const [short = ''] = title.split(/\s+(?:in|for|of|with|and|at|to)\s|[:–—,(]/u);
  return short.length >= LEAST_OF_SHORT ? [short.trim()] : [];
}

export function toProjectEntity(sources: Sources, project: Project): Entity {
  const { id, title, subtitle, story, impact, tags } = project;
  const fields = withSpoken(project.spoken, { ...tellCard(sources, project), ...tellMissing(sources, project) });
  const [result, numbers] = [project.spoken?.result, project.spoken?.numbers];
  return {
    id: `project-${id}`,
    kind: 'project',
    title,
    // `Loom, Loom Light` in one title is two names.
    names: [
      ...new Set([
        title,
        ...listShort(title),
        ...title.split(/\s*[、/]\s*/u).filter((name) => name.length > 1),
        ...(project.names ?? []),
      ]),
    ],
    ...(project.heardAs && { heardAs: project.heardAs }),
    texts: [
      title,
      subtitle,
      ...splitSentences(story),
      impact,
      ...(project.highlights ?? []),
      ...splitSentences(project.problem ?? ''),
      tags.join(', '),
    ],
    // The spoken result contains the figures.
    fields: result && !numbers ? { ...fields, numbers: tell(result, { isAside: true }) } : fields,
    nothing: nothingOf(title),
    action: showEntry('project', id),
  };
}
