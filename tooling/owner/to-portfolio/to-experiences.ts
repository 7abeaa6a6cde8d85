import type { Experience, ExperienceKind } from '@asad/content';
import { countMonthsFrom, sortExperiences } from '@asad/content/dates';
import { toEntry, type Item } from '@asad/content/resume';
import { experienceSchema } from '@asad/content/schemas';
import { shortenCompany } from '@asad/guide/derive';
import { uniqueParts } from '../list-parts.ts';
import { createIds, findParts, langOf, linksOf, showTexts, type OwnerChoice, type Source } from './entry-parts.ts';
import { readFacts, readPlace } from './read-facts.ts';

const KINDS = {
  internship: /\b(?:intern|internship|trainee|praktikant(?:in)?|stagiaire|working student|werkstudent(?:in)?)\b|实习/iu,
  // Neither a product owner nor the founder of a course.
  'own-company':
    /(?:^|[,/&|(–-] ?|\b(?:and|und) )(?:co-?founder|founder|owner|founding partner|gründer(?:in)?|inhaber(?:in)?|fondat(?:eur|rice)|fundadora?|dueñ[oa]|właściciel(?:ka)?|eigenaar|titolare|ägare)\b(?!['’]s| associate\b|.*\b(?:teacher|lecturer|instructor|tutor|mentor|volunteer|organi[sz]er)\b)|创始人/iu,
  freelance:
    /\b(?:freelancer?|freelancing|self[- ]employed|independent (?:consultant|contractor)|freiberuflich|selbst(?:st)?ändig|nebengewerbe|zelfstandig|zzp|indépendante?|aut[óô]nom[oa]|negocio propio)\b|自由职业/iu,
} as const;
function findKind({ name = '', position = '', summary = '' }: Item): ExperienceKind | undefined {
  const texts = [`${position} ${summary.slice(0, 20)}`, position, `${position} ${name}`];
  return (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((kind, at) => KINDS[kind].test(texts[at] ?? ''));
}

/** Matches a role in the first sentence: `前端实习生。`. */
const findRole = (summary: string): string | undefined => /^(\p{Script=Han}{2,10})[。.]/u.exec(summary)?.[1];

/** `I left Larkspur because …` is about Larkspur Leads, Inc., unless another name begins like it. */
function createNamer(names: readonly string[]): (text: string, name: string) => boolean {
  const firstOf = (name: string): string => /^[\p{L}\d]{5,}(?= )/u.exec(name)?.[0] ?? name;
  return (text, name) => {
    const first = firstOf(shortenCompany(name));
    const isOne = names.every((other) => other === name || !other.includes(first));
    return name !== '' && ` ${text} `.replaceAll(/[^\p{L}\d]+/gu, ' ').includes(` ${isOne ? first : name} `);
  };
}

export function toExperiences(
  work: readonly Item[],
  { notes, today, parts, about, schools }: Source,
  owner: OwnerChoice,
): readonly Experience[] {
  const isAbout = createNamer([...work.flatMap(({ name = [] }) => name), ...schools]);
  const jobs = work.flatMap((job): Omit<Experience, 'id'>[] => {
    const { name = '', department, start = '', end, summary = '', highlights = [] } = job;
    // `Sr.` and `Jr.` keep it.
    const position = job.position?.replace(/(?<=\s\S+\s.*)\.$/u, '');
    if (start !== '' && countMonthsFrom(start, today) < 0) {
      const texts = [summary, ...highlights].filter(Boolean).join(' ');
      notes.unplaced.push(
        `work: ${[position, name].filter(Boolean).join(', ')} starts in ${start}; add it when it begins${texts && `: ${texts}`}`,
      );
      return [];
    }
    const isRunning = end === undefined && (start !== '' || job.isRunning === true);
    const role = position ?? findRole(summary) ?? (isRunning && name !== '' ? owner.role : (department ?? ''));
    if (name === '' && (role === '' || (start === '' && end === undefined))) {
      notes.unplaced.push(`work: an entry without employer and ${role === '' ? 'role' : 'dates'}: ${showTexts(job)}`);
      return [];
    }
    if (name === '') notes.changed.push(`work: the employer of "${role}" is not in the file`);
    else if (position === undefined && role !== '')
      notes.changed.push(`work: the role at ${name} is "${role}"; the file has none`);
    if (end !== undefined && end > today)
      notes.changed.push(
        `work: ${[role, name].filter(Boolean).join(', ')} ends in ${end}; it counts as running until then`,
      );
    const kind = findKind(job);
    const read = toEntry(experienceSchema, 'work', job) as Omit<Experience, 'id'>;
    const entry: Omit<Experience, 'id'> = {
      ...(kind && { kind }),
      ...langOf(name, role, summary, ...highlights),
      ...read,
      role,
      summary: [department === undefined || department === role ? '' : department, summary].filter(Boolean).join(': '),
      stack: uniqueParts([...read.stack, ...findParts(parts, [summary, ...highlights].join('\n'))]),
      ...linksOf(job),
    };
    const told = {
      title: name || role,
      role,
      texts: [entry.summary, ...highlights],
      about: about.filter((text) => isAbout(text, name)),
    };
    const facts = readFacts(experienceSchema, told, notes);
    return [{ ...entry, ...facts, location: readPlace(read.location, told, notes) }];
  });
  // The sorted list gets the ids: read again from the written résumé, they stay the same.
  const nextId = createIds('job');
  return sortExperiences(jobs, today).map((job) => ({
    ...job,
    id: job.company === '' ? nextId(job.role) : nextId(job.company, job.role),
  }));
}
