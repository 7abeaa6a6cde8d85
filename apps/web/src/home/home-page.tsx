import '@asad/ui/theme.css';
import '../styles/global.css';
import { site } from '@asad/content';
import { SiteHeader } from '@asad/ui/site-header';
import { SkipLink } from '@asad/ui/skip-link';
import { ThemeToggle } from '@asad/ui/theme-toggle';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Hero } from './hero/hero.tsx';
import { SiteMenu } from './menu/site-menu.tsx';
import { useCurrentSection } from './use-current-section.ts';

const loadBelowFold = () => import('./below-fold.tsx');
const BelowFold = lazy(() => loadBelowFold().then((module) => ({ default: module.BelowFold })));
const Ending = lazy(() => loadBelowFold().then((module) => ({ default: module.Ending })));

const links = [
  { href: '#works', text: 'Works' },
  { href: '#experiences', text: 'Experiences' },
  { href: '#stack', text: 'Stack' },
  { href: '#about', text: 'About' },
] as const;

export interface HomePageProps {
  /** The whole page answers now. */
  readonly onReady?: () => void;
}

const ignore = (): void => undefined;

/** The home page: five sections in the order of the specification, section 2. */
export const HomePage = ({ onReady = ignore }: HomePageProps): ReactNode => {
  const [current, setCurrent] = useState<string>();
  useCurrentSection(links, setCurrent);
  return (
    <>
      <SkipLink href="#works">Skip to the content</SkipLink>
      <SiteHeader name={site.name} links={links} {...(current === undefined ? {} : { current })}>
        <SiteMenu />
        <ThemeToggle />
      </SiteHeader>
      <main>
        <Hero />
        <Suspense fallback={null}>
          <BelowFold onReady={onReady} />
        </Suspense>
      </main>
      <Suspense fallback={null}>
        <Ending />
      </Suspense>
    </>
  );
};
