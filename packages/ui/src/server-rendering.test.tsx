import type { ComponentProps, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sampleExperience, samplePrinciples, sampleProject, sampleStackItem } from '../.storybook/testing/samples.ts';
import { AlertBox } from './alert-box/alert-box.tsx';
import { Button, LinkButton } from './button/button.tsx';
import { CallButton } from './call-button/call-button.tsx';
import { CallMeta } from './call-meta/call-meta.tsx';
import { Captions } from './captions/captions.tsx';
import { CaseStudyBody } from './case-study-body/case-study-body.tsx';
import { ContactBlock } from './contact-block/contact-block.tsx';
import { ExperienceCard } from './experience-card/experience-card.tsx';
import { MentionCard } from './mention-card/mention-card.tsx';
import { NightSky } from './night-sky/night-sky.tsx';
import { Owl } from './owl/owl.tsx';
import { PrincipleList } from './principle-list/principle-list.tsx';
import { ProjectCard } from './project-card/project-card.tsx';
import { SectionHeading } from './section-heading/section-heading.tsx';
import { SiteFooter } from './site-footer/site-footer.tsx';
import { SiteHeader } from './site-header/site-header.tsx';
import { SkipLink } from './skip-link/skip-link.tsx';
import { StackCard } from './stack-card/stack-card.tsx';
import { StackScroller } from './stack-scroller/stack-scroller.tsx';
import { ThemeToggle } from './theme-toggle/theme-toggle.tsx';
import { TranscriptPanel } from './transcript-panel/transcript-panel.tsx';
import { TypeField } from './type-field/type-field.tsx';

const labels = {
  title: 'Contact',
  copyEmail: 'Copy Email',
  copied: 'Copied!',
  sendEmail: 'Send Email →',
  profile: 'LinkedIn',
  viewProfile: 'View Profile →',
};
const talk = {
  names: { visitor: 'You', assistant: 'ASAD' },
  lines: [{ id: 0, speaker: 'visitor', text: 'Hello', isFinal: true }],
} as const;
const call = { idle: 'Call', connecting: 'Calling...', active: 'End Call' };
/** As the README documents them. */
const contract: Readonly<Record<string, { readonly element: ReactElement; readonly parts: readonly string[] }>> = {
  button: { element: <Button className="own" title="kept" />, parts: [] },
  'link-button': { element: <LinkButton className="own" title="kept" href="/" />, parts: [] },
  'case-study-body': {
    element: (
      <CaseStudyBody
        className="own"
        title="kept"
        experience={{ ...sampleExperience, links: { site: 'https://a.example.com' } }}
      />
    ),
    parts: ['section', 'label', 'owned', 'metrics', 'stack', 'links'],
  },
  'contact-block': {
    element: (
      <ContactBlock
        className="own"
        title="kept"
        email="a@example.com"
        profileUrl="https://b.example.com"
        labels={labels}
      />
    ),
    parts: ['title', 'email', 'actions', 'copy', 'status', 'profile'],
  },
  'experience-card': {
    element: <ExperienceCard className="own" title="kept" experience={sampleExperience} href="#x" />,
    parts: ['when', 'location', 'text', 'title', 'link', 'company', 'summary', 'impacts', 'figures', 'metric', 'stack'],
  },
  owl: {
    element: <Owl className="own" id="kept" state="listening" />,
    parts: [
      'ring',
      'tail',
      'chest',
      'wing',
      'branch',
      'head',
      'eye',
      'pupil',
      'lid',
      'lower-lid',
      'brow',
      'beak',
      'upper-beak',
      'lower-beak',
    ],
  },
  'principle-list': {
    element: <PrincipleList className="own" title="kept" entries={samplePrinciples} />,
    parts: ['entry'],
  },
  'project-card': {
    element: <ProjectCard className="own" title="kept" project={sampleProject} />,
    parts: ['picture', 'thumbnail', 'text', 'title', 'subtitle', 'story', 'impact', 'tags'],
  },
  'section-heading': {
    element: <SectionHeading className="own" id="kept" title="t" intro="i" headingId="h" litRatio={1} />,
    parts: ['moon', 'title', 'intro'],
  },
  'site-footer': { element: <SiteFooter className="own" title="kept" lines={[]} />, parts: ['owl', 'words'] },
  'site-header': {
    element: <SiteHeader className="own" title="kept" name="N" homeHref="/" links={[{ href: '#a', text: 'A' }]} />,
    parts: ['home', 'mark', 'name', 'nav', 'controls'],
  },
  'skip-link': { element: <SkipLink className="own" title="kept" href="#c" />, parts: [] },
  'stack-card': {
    element: <StackCard className="own" title="kept" item={sampleStackItem} icon="i" noteLabel="Don't use if..." />,
    parts: ['icon', 'name', 'role', 'metric', 'note', 'toggle'],
  },
  'stack-scroller': {
    element: <StackScroller className="own" title="kept" label="l" hint="h" />,
    parts: ['hint', 'viewport', 'row'],
  },
  'theme-toggle': { element: <ThemeToggle className="own" title="kept" />, parts: ['day', 'night'] },
  'alert-box': {
    element: (
      <AlertBox className="own" title="kept" actions="a" onClose={() => undefined}>
        t
      </AlertBox>
    ),
    parts: ['text', 'actions', 'close'],
  },
  'call-button': {
    element: <CallButton className="own" title="kept" status="idle" labels={call} />,
    parts: ['handset', 'word'],
  },
  'call-meta': {
    element: <CallMeta className="own" title="kept" elapsedSeconds={1} remainingCalls={2} />,
    parts: ['speaking', 'dot', 'time', 'calls'],
  },
  captions: { element: <Captions className="own" title="kept" {...talk} />, parts: ['line', 'speaker', 'words'] },
  'mention-card': {
    element: (
      <MentionCard
        className="own"
        id="kept"
        kind="k"
        title="t"
        text="x"
        href="#a"
        linkText="l"
        onClose={() => undefined}
      />
    ),
    parts: ['colours', 'kind', 'title', 'text', 'link', 'close'],
  },
  'night-sky': {
    element: <NightSky className="own" title="kept" />,
    parts: ['stars', 'star-group', 'moon', 'cloud', 'hills', 'hill'],
  },
  'transcript-panel': {
    element: <TranscriptPanel className="own" id="kept" {...talk} onCopy={async () => {}} onDownload={() => {}} />,
    parts: ['title', 'lines', 'line', 'speaker', 'words', 'actions', 'copy', 'download', 'status'],
  },
  'type-field': {
    element: <TypeField className="own" title="kept" label="l" onSend={() => undefined} />,
    parts: ['row', 'input', 'send', 'hint'],
  },
};

describe.each(Object.entries(contract))('%s', (name, { element, parts }) => {
  const html = renderToStaticMarkup(element);
  test('renders on a server, with its name on the root', () => {
    expect(html.slice(0, html.indexOf('>'))).toContain(`data-component="${name}"`);
  });
  test('passes class names and other attributes to the root', () => {
    const root = html.slice(0, html.indexOf('>'));
    expect(root).toMatch(/class="[^"]*\bown\b/);
    expect(root).toContain('kept');
  });
  test('has the documented parts', () => {
    for (const part of parts) expect(html).toContain(`data-part="${part}"`);
  });
});

test('an experience card shows the first two impacts, the first metric and the first three stack items', () => {
  const html = renderToStaticMarkup(<ExperienceCard experience={sampleExperience} href="#x" />);
  for (const text of [...sampleExperience.impacts.slice(0, 2), '9 h → 2 h', 'React', 'Node.js', 'PostgreSQL'])
    expect(html).toContain(text);
  for (const text of [sampleExperience.impacts[2], '−64%', 'Docker']) expect(html).not.toContain(text);
});

test('an Arabic job keeps the page’s columns and shows its period from start to end', () => {
  const job = { ...sampleExperience, start: '2019', end: '2021', lang: 'ar' };
  const html = renderToStaticMarkup(<ExperienceCard experience={job} href="#x" />);
  expect(html).toMatch(/^<article(?![^>]* dir=)/);
  expect(html).toMatch(/<div[^>]*data-part="text"[^>]*dir="rtl"|<div[^>]*dir="rtl"[^>]*data-part="text"/);
  expect(html).toContain('<bdi><time dateTime="2019">2019</time> – <time dateTime="2021">2021</time></bdi>');
});

test('a note is a native disclosure and opens without a script', () => {
  const html = renderToStaticMarkup(<StackCard item={sampleStackItem} noteLabel="Don't use if..." />);
  expect(html).toMatch(/<details[^>]*><summary[^>]*>Don&#x27;t use if\.\.\.<\/summary>/);
});

/** Like Next's, its type requires an address. */
const RouterLink = (props: ComponentProps<'a'> & { href: string }): ReactElement => <a data-router {...props} />;
test.each([
  ['a mention', <MentionCard key="m" linkAs={RouterLink} kind="k" title="t" linkText="l" href="/call" />],
  ['a header', <SiteHeader key="h" linkAs={RouterLink} name="n" links={[]} homeHref="/call" />],
])('%s links through what the host says', (_name, element) => {
  const html = renderToStaticMarkup(element);
  expect(html).toMatch(/<a data-router[^>]*href="\/call"/);
  expect(html).not.toMatch(/<a (?!data-router)/);
});
