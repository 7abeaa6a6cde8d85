import './print.css';
import './still-cards.css';
import { useEffect, type ReactNode } from 'react';
import { About } from './about/about.tsx';
import { Experiences } from './experiences/experiences.tsx';
import { hasSection } from './sections.ts';
import { Stack } from './stack/stack.tsx';
import { Works } from './works/works.tsx';

export { Ending } from './ending/ending.tsx';

/** Everything below the first screen: its own chunk, styles and step of hydration. */
export const BelowFold = ({ onReady }: { onReady: () => void }): ReactNode => {
  useEffect(onReady, [onReady]);
  return (
    <>
      {hasSection('works') && <Works />}
      {hasSection('experiences') && <Experiences />}
      {hasSection('stack') && <Stack />}
      <About />
    </>
  );
};
