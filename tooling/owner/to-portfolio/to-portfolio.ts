import { KNOWN_TOOLS, splitSentences } from '@asad/guide/derive';
import type { Portfolio, Profile } from '@asad/content';
import { splitList, type Item, type Notes, type Resume } from '@asad/content/resume';
import { withJapanese, type OwnerChoice } from './entry-parts.ts';
import { listParts, uniqueParts } from '../list-parts.ts';
import { isLanguage, listSpoken, readLanguages } from './read-facts.ts';
import { LABELLED, readAnswers } from './read-answers.ts';
import { toBackground } from './to-background.ts';
import { toExperiences } from './to-experiences.ts';
import { toProjects } from './to-projects.ts';
import { toStack } from './to-stack.ts';

/** Omits LinkedIn, which has its own field. */
function toProfiles({ basics }: Resume, owner: OwnerChoice): readonly Profile[] {
  const website: readonly Profile[] =
    basics.url === undefined || basics.url.replace(/\/$/u, '') === owner.siteUrl
      ? []
      : [{ network: 'Website', url: basics.url }];
  const profiles = [...website, ...(basics.profiles ?? [])];
  return profiles
    .filter(
      ({ url }, at) =>
        url === undefined || (url !== owner.linkedIn && at === profiles.findIndex((profile) => profile.url === url)),
    )
    .toSorted((a, b) => Number(b.network === 'Website') - Number(a.network === 'Website'));
}

/** RenderCV writes all in one line: `Languages: English (native), Spanish (B2)`; others `Igbo/Yoruba`. */
const SLASH = /(?<=\p{L}{3})\/(?=\p{Lu})/gu;
function splitLanguages(item: Item): readonly Item[] {
  const isHeading = /^(?:spoken )?languages?$/iu.test(item.name ?? '');
  const names = splitList(((isHeading ? item.level : item.name) ?? '').replaceAll(SLASH, ',')).filter(Boolean);
  const isList = names.length > 1 && item.level === undefined && names.every(isLanguage);
  return isHeading || isList ? names.map((name) => ({ name })) : [item];
}

/** Splits a long text into parts of at most three sentences. */
function splitParagraph(text: string): readonly string[] {
  const sentences = splitSentences(text);
  const count = text.length > 400 ? Math.ceil(sentences.length / 3) : 1;
  const parts = Object.groupBy(sentences, (_, at) => Math.floor((at * count) / sentences.length));
  return Object.values(parts).map((part = []) => part.join(' '));
}

export function toPortfolio(
  given: Resume,
  choice: OwnerChoice,
  { notes, today }: { readonly notes: Notes; readonly today: string },
): Portfolio {
  const { headline, ...person } = choice;
  // "Spoken languages: Igbo (native), French" names languages, not tools.
  const skills = given.skills.filter((group) => listSpoken(group).length === 0);
  const named = given.skills.flatMap(listSpoken).map((name) => ({ name }));
  const about = (given.basics.summary ?? []).flatMap(splitParagraph);
  const listed = [...given.languages, ...named].flatMap(splitLanguages);
  const resume = { ...given, skills, languages: [...listed, ...readLanguages(about, listed, notes)] };
  const stack = toStack(resume.skills);
  // Texts of other sections do not begin a page.
  const isIntroduced = about.length > 0 && !LABELLED.test(about[0] ?? '');
  const keywords = [...resume.projects, ...resume.work].flatMap((work) => listParts(work.keywords ?? []));
  const names = stack.flatMap(({ name, parts: of }) => of ?? [name]);
  const parts = uniqueParts([...names, ...keywords, ...KNOWN_TOOLS]);
  const schools = resume.education.flatMap(({ institution }) => institution ?? []);
  const source = { notes, today, parts, schools, about: about.flatMap(splitSentences) };
  const profiles = toProfiles(resume, choice);
  const portfolio = {
    owner: { ...person, ...(profiles.length > 0 && { profiles }), isSample: false },
    words: {
      headline,
      subcopy: `Ask the owl about ${person.pronouns === 'we' ? 'our' : 'my'} work.`,
      about: isIntroduced ? about : [introduce(choice), ...about],
    },
    projects: toProjects(resume.projects, source),
    experiences: toExperiences(resume.work, source, choice),
    stack,
    principles: [],
    pillars: [],
    ...toBackground(resume, notes),
  };
  return withJapanese({ ...portfolio, answers: readAnswers(portfolio, notes) });
}

function introduce({ name, pronouns, location, ...owner }: OwnerChoice): string {
  const role = owner.role.replace(/\s*[|•·].*$/u, '');
  const place = location === '' ? '' : /^remote(?:ly)?$/iu.test(location) ? ', working remotely' : ` in ${location}`;
  return `${pronouns === 'we' ? 'We are' : 'I am'} ${name}, ${/\s\p{Lu}/u.test(role) ? role : role.charAt(0).toLowerCase() + role.slice(1)}${place}.`;
}
