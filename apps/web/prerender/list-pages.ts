import { shareCardOf } from './share-words.ts';
import { toAddress } from '../src/site/to-path.ts';
import { ENTRY, PAGES, type PageContent, type PageFacts } from '../src/pages.ts';

/** Describes the owner as a schema.org Person or Organization. */
function describeOwner({ owner, experiences, stack }: PageContent): Readonly<Record<string, unknown>> {
  const { name, role, email, siteUrl, pronouns, photo } = owner;
  const isOrganization = pronouns === 'we';
  const profiles = [owner.linkedIn, ...(owner.profiles ?? []).map(({ url }) => url)].filter((url) => url !== undefined);
  const today = new Date().toISOString().slice(0, 7);
  const employers = experiences.filter(
    ({ company, start, end = today, kind }) =>
      company !== '' && start !== '' && end >= today && kind !== 'volunteering',
  );
  const knows = [...new Set(stack.flatMap(({ name: tool, parts }) => parts ?? [tool]))];
  return {
    '@type': isOrganization ? 'Organization' : 'Person',
    name,
    [isOrganization ? 'description' : 'jobTitle']: role,
    ...(email !== '' && { email: `mailto:${email}` }),
    ...(siteUrl !== '' && { url: toAddress(siteUrl, '/') }),
    ...(photo !== undefined && siteUrl !== '' && { image: toAddress(siteUrl, photo) }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(!isOrganization &&
      employers.length > 0 && {
        worksFor: employers.map(({ company }) => ({ '@type': 'Organization', name: company })),
      }),
    ...(knows.length > 0 && { knowsAbout: knows }),
  };
}
const inContext = (about: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  ...about,
});

const listEntryPages = ({ projects, experiences, entryWords }: PageContent): readonly PageFacts[] => [
  ...projects.map(({ id, title, subtitle, start }): PageFacts => ({
    ...ENTRY,
    path: `/works/${id}`,
    words: () => ({ ...entryWords[`works/${id}`]!, headline: title }),
    socialCard: shareCardOf(`work-${id}`),
    jsonLd: (content) =>
      inContext({
        '@type': 'CreativeWork',
        name: title,
        ...(subtitle !== '' && { description: subtitle }),
        ...(start !== undefined && { dateCreated: start }),
        creator: describeOwner(content),
      }),
  })),
  ...experiences.map(({ id, company, role }): PageFacts => ({
    ...ENTRY,
    path: `/experiences/${id}`,
    words: () => ({ ...entryWords[`experiences/${id}`]!, headline: role || company }),
    socialCard: shareCardOf(`experience-${id}`),
    jsonLd: (content) =>
      inContext({
        '@type': 'ProfilePage',
        mainEntity: { ...describeOwner(content), affiliation: { '@type': 'Organization', name: company } },
      }),
  })),
];

const DESCRIBED: Readonly<Record<string, PageFacts['jsonLd']>> = {
  home: (content) => inContext(describeOwner(content)),
  call: (content) =>
    inContext({
      '@type': 'ContactPage',
      name: `Talk to ${content.site.assistant} about ${content.owner.name}`,
      url: toAddress(content.owner.siteUrl, '/call'),
      about: describeOwner(content),
    }),
  resume: (content) => inContext({ '@type': 'ProfilePage', mainEntity: describeOwner(content) }),
};

export const listPages = (content: PageContent): readonly PageFacts[] => [
  ...PAGES.map((page) => {
    const jsonLd = DESCRIBED[page.name];
    return jsonLd ? { ...page, jsonLd } : page;
  }),
  ...listEntryPages(content),
];
