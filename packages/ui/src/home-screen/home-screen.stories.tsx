import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import {
  sampleExperience,
  samplePrinciples,
  sampleProject,
  sampleStackItem,
} from '../../.storybook/testing/samples.ts';
import { SCREEN, WITH_LARGE_TEXT } from '../../.storybook/testing/screens.tsx';
import { LinkButton } from '../button/button.tsx';
import { CaseStudy } from '../case-study/case-study.tsx';
import { CommandMenu } from '../command-menu/command-menu.tsx';
import { MenuButton } from '../menu-button/menu-button.tsx';
import { SiteHeader, SkipLink } from '../site-header/site-header.tsx';
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx';
import { Hero } from './hero.tsx';
import { AboutSection, ExperiencesSection, SiteFooter, StackSection, WorksSection } from './home-sections.tsx';

const header = (
  <SiteHeader
    name="Sam Sample"
    homeHref="/"
    current="#works"
    links={['Works', 'Experiences', 'Stack', 'About'].map((text) => ({ href: `#${text.toLowerCase()}`, text }))}
  >
    <MenuButton />
    <ThemeToggle />
  </SiteHeader>
);

const heroOf = (headline: string): ReactElement => (
  <Hero
    owlHref="/call"
    words={{
      eyebrow: 'Sam Sample · Harbour software',
      headline,
      subcopy: 'I build what ships, pilots and harbour masters look at before they decide. The owl works nights.',
      inSight: 'Open for contract work · Sample Harbour',
      proofs: [
        { value: '4+ years', label: 'of remote work' },
        { value: '−64 %', label: 'calls a day' },
        { value: '1 owl', label: 'on duty' },
      ],
      owlLabel: 'ASAD, the owl',
    }}
    actions={
      <>
        <LinkButton tone="primary" href="/call">
          Talk to ASAD
        </LinkButton>
        <LinkButton href="https://meet.example.com">Book a Meeting</LinkButton>
      </>
    }
  />
);
const hero = heroOf('Software that lets a harbour sleep.');

const works = (
  <WorksSection
    words={{ title: 'The Works', intro: 'What I built, what each was for, and what came of it.' }}
    cards={['Lighthouse', 'Buoy', 'Foghorn'].map((title) => ({
      id: `work-${title}`,
      project: { ...sampleProject, title },
    }))}
  />
);
const experiences = (
  <ExperiencesSection
    words={{ title: 'The Experiences', intro: 'Open one to read it as a case study.' }}
    cards={['2023-07', '2022-08'].map((end) => ({
      id: `experience-${end}`,
      experience: { ...sampleExperience, end },
      href: '#case',
      onOpen: fn(),
    }))}
  />
);
const stack = (
  <StackSection
    words={{
      title: 'my stack, on purpose',
      intro: 'Tools that I know.',
      hint: 'Drag or scroll',
      noteToggle: 'Not if…',
    }}
    pillars={samplePrinciples}
    items={['boat', 'layers', 'flow', 'sound'].map((icon) => ({ ...sampleStackItem, id: icon, icon }))}
  />
);
const about = (
  <AboutSection
    words={{ title: 'About', principlesTitle: 'Principles' }}
    intro={[
      'I am Sam Sample, and I write software for harbours.',
      'My favourite moment is the quiet one after a launch.',
    ]}
    principles={samplePrinciples}
    contact={{
      email: 'sam@sample.example',
      profileUrl: 'https://profile.example.com',
      onCopy: async () => undefined,
      labels: {
        title: 'Contact',
        copyEmail: 'Copy Email',
        copied: 'Copied!',
        sendEmail: 'Send Email →',
        profile: 'LinkedIn',
        viewProfile: 'View Profile →',
      },
    }}
  />
);
const aside = (
  <>
    He only looks asleep. <a href="/call">Wake him</a>
  </>
);
const ending = <SiteFooter aside={aside} lines={['Sam Sample, Sample Harbour', 'All of this is a sample.']} />;

/** The home page as the site composes it. */
const HomeScreen = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <>
    <SkipLink href="#works">Skip to the content</SkipLink>
    {header}
    <main>
      {hero}
      {children}
    </main>
    {ending}
  </>
);

const meta = {
  title: 'Screens/Home screen',
  component: HomeScreen,
  ...SCREEN,
  parameters: {
    advice: {
      For: 'The home page: first screen, works, experiences, stack, about, end; each section also alone.',
      Not: 'For a page with one subject: that needs no first screen.',
      Keyboard: 'Skip link, header, then the page from top to bottom by Tab; Ctrl+K opens the menu.',
    },
    ...SCREEN.parameters,
    docs: {
      ...SCREEN.parameters.docs,
      description: { component: 'The sections of the home page, in their order. The page itself composes them.' },
    },
  },
  args: {
    children: (
      <>
        {works}
        {experiences}
        {stack}
        {about}
      </>
    ),
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (value: 'small' | 'phone' | 'tablet' | 'desktop'): Pick<Story, 'globals'> => ({
  globals: { viewport: { value } },
});
const only = (section: Story['render']): Pick<Story, 'render'> => ({
  ...(section && { render: section }),
});

export const WholePage: Story = {};
export const FirstScreenAt320: Story = { ...at('small') };
export const FirstScreenAt390: Story = { ...at('phone') };
export const FirstScreenAt1440: Story = { ...at('desktop') };
export const CompoundAt1440: Story = {
  ...only(() => heroOf('Full-Stack Web Developer.')),
  ...at('desktop'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full-Stack').getClientRects()).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Full-Stack Web Developer.');
  },
};
export const TextAt200Percent: Story = {
  ...at('tablet'),
  ...WITH_LARGE_TEXT,
  play: async ({ canvas }) => {
    const name = canvas.getByText('Sam Sample', { selector: '[data-part="name"]' }).getBoundingClientRect();
    const links = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(name.right).toBeLessThanOrEqual(links.left);
  },
};
export const Works: Story = { ...only(() => works), ...at('desktop') };
export const WorksAt390: Story = { ...only(() => works), ...at('phone') };
export const Experiences: Story = { ...only(() => experiences), ...at('desktop') };
export const ExperiencesAt390: Story = { ...only(() => experiences), ...at('phone') };
export const Stack: Story = { ...only(() => stack), ...at('desktop') };
export const StackAt390: Story = { ...only(() => stack), ...at('phone') };
export const About: Story = { ...only(() => about), ...at('desktop') };
export const AboutAt320: Story = { ...only(() => about), ...at('small') };
export const End: Story = only(() => ending);
export const CaseStudyOpen: Story = {
  render: (args) => (
    <>
      <HomeScreen {...args} />
      <CaseStudy open experience={sampleExperience} onClose={fn()} />
    </>
  ),
};
export const MenuOpen: Story = {
  render: (args) => (
    <>
      <HomeScreen {...args} />
      <CommandMenu
        open
        onClose={fn()}
        groups={[
          {
            title: 'Do',
            items: [
              { id: 'call', text: 'Talk to ASAD', onSelect: fn() },
              { id: 'print', text: 'Print a résumé', onSelect: fn() },
            ],
          },
        ]}
        fallback={{ id: 'ask', text: 'No match', onSelect: fn() }}
        labels={{ title: 'Everything on this site', placeholder: 'Search' }}
      />
    </>
  ),
};
