import '@asad/ui/theme.css';
import '../styles/global.css';
import { site } from '@asad/content';
import { SkipLink } from '@asad/ui/skip-link';
import { ThemeToggle } from '@asad/ui/theme-toggle';
import { SiteHeader } from '@asad/ui/site-header';
import { useState, type ReactNode } from 'react';
import { About } from './about/about.tsx';
import { Ending } from './ending/ending.tsx';
import { Experiences } from './experiences/experiences.tsx';
import { Hero } from './hero/hero.tsx';
import { SiteMenu } from './menu/site-menu.tsx';
import { Stack } from './stack/stack.tsx';
import { useCurrentSection } from './use-current-section.ts';
import { Works } from './works/works.tsx';

const links = [
  { href: '#works', text: 'Works' },
  { href: '#experiences', text: 'Experiences' },
  { href: '#stack', text: 'Stack' },
  { href: '#about', text: 'About' },
] as const;

/** The home page: five sections in the order of the specification, section 2. */
export const HomePage = (): ReactNode => {
  const [current, setCurrent] = useState<string>();
  useCurrentSection(links, setCurrent);
  return (
    <>
      <SkipLink href="#content">Skip to the content</SkipLink>
      <SiteHeader name={site.name} links={links} {...(current === undefined ? {} : { current })}>
        <SiteMenu />
        <ThemeToggle />
      </SiteHeader>
      <main id="content" tabIndex={-1}>
        <Hero />
        <Works />
        <Experiences />
        <Stack />
        <About />
      </main>
      <Ending />
    </>
  );
};
