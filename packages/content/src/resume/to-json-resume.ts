import type { z } from 'zod';
import { BACKGROUND } from '../kinds/background.ts';
import { experience, type Experience } from '../kinds/experience.ts';
import type { Portfolio } from '../kinds/portfolio.ts';
import { entriesOf, KIND_ROWS } from '../kinds.ts';
import { project, type Project } from '../kinds/project.ts';
import { toItem } from './resume-fields.ts';

/** Removes empty values at any depth: the schema allows no empty dates or addresses. */
function prune(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prune).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value === '' ? undefined : value;
  const entries = Object.entries(value)
    .map(([key, part]) => [key, prune(part)] as const)
    .filter(([, part]) => part !== undefined && !(Array.isArray(part) && part.length === 0));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Splits a place into JSON Resume's parts, which joined by commas give the portfolio's place. */
function splitPlace(place: string): object {
  const [city, ...rest] = place.split(', ');
  const countryCode = rest.length > 1 && /^[A-Z]{2}$/u.test(rest.at(-1) ?? '') ? rest.pop() : '';
  return { city, region: rest.join(', '), countryCode };
}

/** A job or a work. The format has one address; the reader knows `repository` too. */
function toMade(schema: z.ZodObject, made: Experience | Project): object {
  const item = toItem(schema, made, true);
  const { links = {}, metrics = [] }: Pick<Experience, 'links' | 'metrics'> = made;
  return {
    ...item,
    roles: [item['roles']],
    url: links.site ?? links.repo,
    repository: links.site === undefined ? undefined : links.repo,
    highlights: [item['highlights'], metrics.map(({ label, value }) => `${label}: ${value}`)].flat(),
  };
}

/** A name among sentences, which the texts of the work hold. */
const findEntity = ({ forWhom, story, highlights = [] }: Project) =>
  forWhom?.find((text) => !text.endsWith('.') && ![story, ...highlights].join(' ').includes(text));

/** Converts the portfolio to valid JSON Resume 1.0. https://docs.jsonresume.org/schema */
export function toJsonResume(portfolio: Portfolio): object {
  const { owner, words } = portfolio;
  const profiles = [
    ...(owner.linkedIn === undefined ? [] : [{ network: 'LinkedIn', url: owner.linkedIn }]),
    ...(owner.profiles ?? []),
  ];
  const website = profiles.find(({ network }) => network === 'Website')?.url;
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: [owner.honorific, owner.name].filter(Boolean).join(' '),
      givenName: owner.firstName,
      label: owner.role,
      image: owner.photo === undefined ? undefined : `${owner.siteUrl}${owner.photo}`,
      ...(owner.email !== '' && { email: owner.email }),
      phone: owner.phone,
      url: website ?? owner.siteUrl,
      summary: words.about.join('\n\n'),
      location: owner.location === '' ? undefined : splitPlace(owner.location),
      profiles: profiles.filter(({ network }) => network !== 'Website'),
      availability: owner.availability,
      yearsOfExperience: owner.yearsOfExperience,
    },
    work: portfolio.experiences.map((job) => toMade(experience, job)),
    projects: portfolio.projects.map((work) => ({ ...toMade(project, work), entity: findEntity(work) })),
    skills: portfolio.stack.map((tool) => ({
      name: tool.name,
      level: tool.metric,
      keywords: tool.keywords ?? tool.parts ?? [],
      ...(tool.keywords ? {} : { summary: tool.role }),
    })),
    ...Object.fromEntries(
      KIND_ROWS.map(([kind, { section = kind }]) => [
        section,
        entriesOf(portfolio, kind).map((entry) => toItem(BACKGROUND[kind], entry)),
      ]),
    ),
    meta: { version: 'v1.0.0' },
  };
  return prune(resume) as object;
}
