import type { Sources } from './sources.ts';
import { lowerFirst } from './speech.ts';

const MAX_WRITTEN = 4;

/** Finds the owner's matching sentences in About; one that does not name the owner is a quotation. */
export const findAbout = ({ portfolio, person }: Sources, matter: RegExp): readonly string[] =>
  portfolio.words.about
    .flatMap((paragraph) => person.quote(paragraph))
    .filter((sentence) => matter.test(sentence))
    .map((quote) => (quote.includes(person.first) ? quote : `In ${person.firsts} words: ${lowerFirst(quote)}`));

/** A quotation of the owner's needs no name. */
const isQuoted = (text: string): boolean => /^In .+ words: /u.test(text);

/** The owner's answers, then the entries' sentences with their names, then About. */
export function listWritten(sources: Sources, matter: RegExp): readonly string[] {
  const { experiences, projects, volunteering = [], answers } = sources.portfolio;
  const { first, is, quote } = sources.person;
  const lower = (text: string): string => lowerFirst(text, sources.parts);
  const rows: readonly (readonly [name: string, texts: readonly string[]])[] = [
    ['', Object.values(answers).flatMap((answer) => ('says' in answer ? answer.says : answer))],
    ...experiences.map(
      ({ at, summary, impacts, problem, approach, results, spoken }) =>
        [`${at}: `, [...impacts, summary, problem, approach, results, ...(spoken?.how ?? [])]] as const,
    ),
    ...experiences.map(
      ({ at, whatIOwned }) => [`${at} ${first} ${is('was', 'were')} responsible for `, whatIOwned.map(lower)] as const,
    ),
    ...projects.map(
      ({ title, story, impact, highlights = [], problem = '', approach = '' }) =>
        [`${title}: `, [impact, ...highlights, story, problem, approach]] as const,
    ),
    ...volunteering.map(
      ({ organization, summary, highlights = [] }) => [`At ${organization}: `, [...highlights, summary]] as const,
    ),
  ];
  const written = rows.flatMap(([name, texts]) =>
    texts
      .flatMap(quote)
      .filter((text) => matter.test(text))
      .map((text) => (name === '' || isQuoted(text) ? text : name + lower(text))),
  );
  return [...new Set([...written, ...findAbout(sources, matter)])].slice(0, MAX_WRITTEN);
}
