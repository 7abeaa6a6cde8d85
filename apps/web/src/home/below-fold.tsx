import '@asad/ui/owl-poses.css';
import './print.css';
import { site } from '../site/site.ts';
import { about, owner, pillars, principles, projects, stack } from '@asad/content';
import { AboutSection, Ending as Foot, StackSection, WorksSection } from '@asad/ui/home-sections';
import { PartBoundary } from '@asad/ui/part-boundary';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import type { PageModule } from '../boot/hydrate-page.tsx';
import { copyText } from '../storage/copy-text.ts';
import { Experiences } from './experiences/experiences.tsx';
import { SECTIONS, type SectionId } from './sections.ts';

/** `pictures/render.ts` draws each thumbnail twice, so that a small screen fetches the small one. */
const thumbnailSizes = (path: string | undefined) =>
  path === undefined
    ? {}
    : {
        srcSet: `${path.replace('.webp', '-660.webp')} 660w, ${path} 1140w`,
        sizes: '(width >= 46rem) 45vw, 92vw',
      };

const cards = projects.map((project) => ({
  id: `work-${project.id}`,
  project,
  ...thumbnailSizes(project.thumbnail),
}));

const contact = {
  email: owner.email,
  profileUrl: owner.linkedIn,
  onCopy: copyText,
  labels: { ...site.about, title: site.about.contactTitle },
};

const COMPONENTS: Readonly<Record<SectionId, ComponentType>> = {
  works: () => <WorksSection words={site.works} cards={cards} />,
  experiences: Experiences,
  stack: () => <StackSection words={site.stack} pillars={pillars} items={stack} />,
  about: () => <AboutSection words={site.about} intro={about.intro} principles={principles} contact={contact} />,
};

/** Everything below the first screen: its own chunk, styles and step of hydration. */
export const BelowFold: PageModule['Page'] = ({ onReady }) => {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <>
      {SECTIONS.map(({ id }) => {
        const Section = COMPONENTS[id];
        return (
          <PartBoundary key={id}>
            <Section />
          </PartBoundary>
        );
      })}
    </>
  );
};

const who = [owner.name, owner.location].filter(Boolean).join(', ');

/** The end of the page. */
export const Ending = (): ReactNode => <Foot lines={[who, ...(owner.isSample ? [site.sampleNotice] : [])]} />;
