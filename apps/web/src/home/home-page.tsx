import '@asad/ui/theme.css';
import '@asad/ui/page.css';
import '../styles/global.css';
import './sections.css';
import { SkipLink } from '@asad/ui/site-header';
import { PartBoundary } from '@asad/ui/foundations';
import type { PageModule } from '../boot/hydrate-page.tsx';
import { lazyPart } from '../boot/lazy-part.ts';
import { Hero, Taste } from './hero/hero.tsx';
import { HomeHeader } from './home-header.tsx';
import { SECTIONS } from '../site/sections.ts';

const loadBelowFold = () => import('./below-fold.tsx');
const BelowFold = lazyPart(() => loadBelowFold().then((module) => module.BelowFold));
const Ending = lazyPart(() => loadBelowFold().then((module) => module.Ending));

/** The sections follow the specification, section 2. */
const HomePage: PageModule['Page'] = ({ onReady }) => (
  <>
    <SkipLink href={`#${SECTIONS[0]?.id ?? 'about'}`}>Skip to the content</SkipLink>
    <PartBoundary>
      <HomeHeader />
    </PartBoundary>
    <main>
      <PartBoundary>
        <Hero />
      </PartBoundary>
      <BelowFold onReady={onReady} />
    </main>
    <Ending />
  </>
);

const prepare = (): Promise<unknown> => Promise.all([BelowFold, Ending, Taste].map((part) => part.load()));

export { HomePage as Page, prepare };
