import { groupPosts, spanOf } from '@asad/content/dates';
import type { Metric, Owner, Portfolio } from '@asad/content';
import {
  countMonths,
  endOf,
  inTime,
  isAvailabilityWritten,
  lowerFirst,
  lowerRole,
  nameAssistant,
  speakCount,
  speakList,
  speakMonths,
  speakNumber,
  speakRemote,
  upperFirst,
  yearOf,
} from '@asad/guide/derive';
import { hasBackend } from './hosting.ts';
import { listLife } from './list-life.ts';

/** Search results show this many characters. */
const MOST_TITLE = 65;
const MOST_DESCRIPTION = 170;

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`;
/** Returns the first text that fits, otherwise the last one, truncated. */
const fit = (most: number, ...texts: readonly string[]): string =>
  texts.find((text) => text.length <= most) ?? cut(texts.at(-1) ?? '', most);
const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');
/** `Asad` for a name in capitals. */
const toTitle = (name: string): string =>
  name === name.toUpperCase() ? `${name.slice(0, 1)}${name.slice(1).toLowerCase()}` : name;
const voiceOf = ({ pronouns }: Owner): 'I' | 'we' => (pronouns === 'we' ? 'we' : 'I');

/** Posts at one employer are one job, as the assistant counts them. */
const listJobs = ({ experiences }: Portfolio): readonly string[] => [
  ...new Set(experiences.map(({ company, id }) => company.trim().toLowerCase() || id)),
];

function introduceJobs(portfolio: Portfolio): string {
  const { experiences } = portfolio;
  const counted = upperFirst(speakCount(listJobs(portfolio).length, 'job'));
  const jobs = inTime(experiences.filter(({ start }) => start !== ''));
  const [first] = jobs;
  if (!first) return experiences.length === 0 ? '' : `${counted}. Open one to read it as a case study.`;
  const end = endOf(jobs);
  const months = end === undefined ? 0 : countMonths({ start: first.start, end }, end);
  const inYears = months < 12 ? months : months - (months % 12);
  const span =
    inYears === 0 && end !== undefined
      ? `in ${yearOf(end)}`
      : end === undefined
        ? `since ${yearOf(first.start)}`
        : `in ${speakMonths(inYears)}`;
  const open = experiences.length === 1 ? 'Open it to read it' : 'Open one to read it';
  return `${counted} ${span}${speakRemote(experiences)}. ${open} as a case study.`;
}

/** Years of experience, and a card's first metric. */
function deriveProofs({ owner, experiences, stack, projects }: Portfolio): readonly Metric[] {
  const metric = experiences.flatMap(({ metrics = [] }) => metrics)[0];
  const tool = stack.find((item) => /^\S*\d\S*\s\D+$/u.test(item.metric))?.metric.match(/^(\S+)\s(.+)$/u);
  const stated: readonly Metric[] = metric
    ? [{ value: metric.value, label: lowerFirst(metric.label) }]
    : tool
      ? [{ value: tool[1] ?? '', label: tool[2] ?? '' }]
      : projects.length > 0
        ? [{ value: String(projects.length), label: projects.length === 1 ? 'work to look at' : 'works to look at' }]
        : [];
  const years = owner.yearsOfExperience;
  return [
    ...(years === '' ? [] : [{ value: `${years} ${years === '1' ? 'year' : 'years'}`, label: 'of professional work' }]),
    ...stated,
  ];
}

function describe(portfolio: Portfolio): string {
  const { owner, words, projects, stack } = portfolio;
  if (words.description !== undefined) return cut(words.description, MOST_DESCRIPTION);
  const counted = Object.entries({ project: projects, job: listJobs(portfolio), tool: stack }).flatMap(
    ([noun, entries]) => (entries.length > 0 ? [speakCount(entries.length, noun)] : []),
  );
  const who = `${owner.name}, ${lowerRole(owner.role)}${owner.location === '' ? '' : `, ${owner.location}`}.`;
  const more = `${upperFirst([...counted, 'an owl that answers questions'].join(', '))}.`;
  return fit(MOST_DESCRIPTION, `${who} ${more}`, who);
}

/** What a visitor reads about a call that nobody keeps. */
const keepNothing = (assistant: string) => ({
  inShort: `${assistant} is a program, and this conversation is not stored.`,
  kept: `${assistant} is a program, not a person. This conversation is not stored: only this tab has its transcript, for you to copy or download.`,
  keptElsewhere: '',
});

const buildCall = ({ name, firstName, pronouns, assistant: own }: Owner, assistant: string) => ({
  // The default owl is a he; the owner's own has no pronoun.
  heading: `Talk to ${assistant}, ${own ? 'who' : 'he'} knows ${name} better than anyone`,
  // For the call button's description.
  inShort: `${assistant} is a program, and the transcript of your call is kept for ${firstName} to read.`,
  footer: 'Available 24/7 • Instant response • Powered by AI',
  kept: `${assistant} is a program, not a person. The transcript of your call, with its times, is kept for ${firstName} to read; you can delete it from the server when the call is over.`,
  // A deletion does not remove these copies.
  keptElsewhere: `${firstName} ${pronouns === 'we' ? 'get' : 'gets'} your call by mail, and that copy stays. A voice provider is asked to delete its copy; a language model's host may keep one.`,
});

/** With or without notes, or as groups of skills. */
function introduceStack({ stack }: Portfolio, me: string): string {
  const isOne = stack.length === 1;
  if (stack.some(({ keywords }) => keywords))
    return `What ${me} work with, in ${isOne ? 'one group' : `${speakNumber(stack.length)} groups`}.`;
  const counted = upperFirst(speakCount(stack.length, 'tool'));
  return stack.length > 0 && stack.every(({ dontUseIf }) => dontUseIf !== '')
    ? `${counted} that ${me} know well enough to tell you when to leave ${isOne ? 'it' : 'them'} alone.`
    : `${counted} that ${me} work with.`;
}

/** Adds up the time at an employer, by post id. */
function notePosts({ experiences }: Portfolio, today: string): Readonly<Record<string, string>> {
  const groups = groupPosts(experiences).filter((posts) => posts.length > 1);
  return Object.fromEntries(
    groups.flatMap((posts) => {
      const { start, end } = spanOf(posts, today);
      const isExact = start.length > 4 && (end === undefined || end.length > 4);
      const total = end !== undefined && isExact ? `, ${speakMonths(countMonths({ start, end }, end))} in all` : '';
      return posts.map(({ id }) => [id, `${speakNumber(posts.length)} posts${total}`]);
    }),
  );
}

/** Titles and descriptions by path. */
export function describeEntries({ owner, projects, experiences }: Portfolio) {
  const describeEntry = (title: string, ...texts: readonly (string | undefined)[]) => {
    const sentences = texts.filter(Boolean).join('. ').replaceAll('..', '.');
    return {
      title: fit(MOST_TITLE, `${title} · ${owner.name}`, title),
      description: cut(sentences || `${title}, a work of ${owner.name}.`, MOST_DESCRIPTION),
    };
  };
  return Object.fromEntries([
    ...projects.map(({ id, title, subtitle, impact, highlights, story }) => [
      `works/${id}`,
      describeEntry(title, subtitle, impact || highlights?.[0], story),
    ]),
    ...experiences.map(({ id, role, company, summary, impacts }) => {
      const place = company === '' ? `as ${role}` : `at ${company}`;
      const title = [role, company].filter(Boolean).join(', ');
      return [`experiences/${id}`, describeEntry(title, `${owner.name} ${place}`, summary, impacts[0])];
    }),
  ]) as Readonly<Record<string, ReturnType<typeof describeEntry>>>;
}

/** Fixed from the specification, others derived from the portfolio. */
export function buildSite(portfolio: Portfolio, today = new Date().toISOString().slice(0, 7)) {
  const { owner, words, projects, stack } = portfolio;
  const { name, firstName, role } = owner;
  const assistant = nameAssistant(owner);
  const me = voiceOf(owner);
  const zone = owner.timeZone === '' ? '' : ` (${owner.timeZone})`;
  const works =
    projects.length === 1
      ? `One thing ${me} built, what it was for`
      : `${upperFirst(speakCount(projects.length, 'thing'))} ${me} built, what each was for`;
  const topics = [
    'work',
    ...(stack.length > 0 ? ['tools'] : []),
    ...(isAvailabilityWritten(portfolio) ? ['availability'] : []),
  ];
  return {
    name,
    assistant,
    meta: {
      home: { title: fit(MOST_TITLE, `${name}, ${lowerRole(role)}`, name), description: describe(portfolio) },
      call: {
        title: fit(MOST_TITLE, `Talk to ${assistant} about ${name}`, `Talk to ${assistant} about ${firstName}`),
        description: fit(
          MOST_DESCRIPTION,
          `Ask the owl. ${assistant} answers questions about ${name}'s ${speakList(topics)}, aloud or in writing, at any hour.`,
          `Ask the owl. ${assistant} answers questions about ${firstName}, aloud or in writing, at any hour.`,
        ),
      },
      resume: {
        title: fit(MOST_TITLE, `Résumé of ${name}`, `Résumé · ${firstName}`),
        description: fit(
          MOST_DESCRIPTION,
          `The résumé of ${name}, ${lowerRole(role)}: work, projects, skills and education, to read or to print.`,
          `The résumé of ${name}.`,
        ),
      },
      notFound: {
        title: fit(MOST_TITLE, `Nothing here · ${name}`, 'Nothing here'),
        description: 'This page does not exist. The rest of the site does.',
      },
    },
    hero: {
      eyebrow: join(name, role),
      // Recruiters look for them first.
      inSight: join(owner.availability, `${owner.location}${zone}`),
      headline: words.headline,
      subcopy: words.subcopy,
      primaryButton: `Talk to ${toTitle(assistant)}`,
      secondaryButton: 'Book 15-min fit check',
      owlLabel: `The owl, ${assistant}`,
      proofs: words.proofs ?? deriveProofs(portfolio),
    },
    works: { title: 'The Works', intro: `${works}, and what came of it.` },
    experiences: { title: 'The Experiences', intro: introduceJobs(portfolio) },
    stack: {
      title: 'my stack, on purpose',
      intro: introduceStack(portfolio, me),
      hint: 'Drag or scroll to explore',
      noteToggle: "Don't use if...",
    },
    about: {
      title: 'About',
      principlesTitle: 'Principles',
      contactTitle: 'Contact',
      copyEmail: 'Copy Email',
      copied: 'Copied!',
      sendEmail: 'Send Email →',
      profile: 'LinkedIn',
      viewProfile: 'View Profile →',
    },
    call: { ...buildCall(owner, assistant), ...(!hasBackend && keepNothing(assistant)) },
    notFound: {
      title: 'The owl looked. There is nothing here.',
      text: 'The address may have a typing error, or the page has flown. These two exist for certain:',
      home: 'Back to the home page',
      call: `Ask ${assistant} instead`,
    },
    posts: notePosts(portfolio, today),
    life: listLife(portfolio),
    resume: {
      link: 'Résumé',
      work: 'Experience',
      projects: 'Projects',
      skills: 'Skills',
      json: 'As JSON',
      pdf: 'As PDF',
      print: 'Print this page, or save it as PDF, with your browser.',
    },
    sampleNotice: owner.isSample ? 'The owner, employers and figures on this site are samples.' : '',
  };
}
