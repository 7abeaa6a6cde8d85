import '@asad/ui/owl-poses.css';
import './print.css';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { About } from './about/about.tsx';
import { Experiences } from './experiences/experiences.tsx';
import { SECTIONS, type SectionId } from './sections.ts';
import { Stack } from './stack/stack.tsx';
import { Works } from './works/works.tsx';

export { Ending } from './ending/ending.tsx';

const COMPONENTS: Readonly<Record<SectionId, ComponentType>> = {
  works: Works,
  experiences: Experiences,
  stack: Stack,
  about: About,
};

/** Everything below the first screen: its own chunk, styles and step of hydration. */
export const BelowFold = ({ onReady }: { onReady: () => void }): ReactNode => {
  useEffect(onReady, [onReady]);
  return (
    <>
      {SECTIONS.map(({ id }) => {
        const Section = COMPONENTS[id];
        return <Section key={id} />;
      })}
    </>
  );
};
