import type { ReactNode } from 'react';
import { SkipLink } from '../skip-link/skip-link.tsx';

export interface HomeScreenProps {
  /** Address of the first section, which the skip link leads to. */
  readonly skipTo: string;
  /** The header: a SiteHeader. */
  readonly header: ReactNode;
  /** The first screen: a Hero. */
  readonly hero: ReactNode;
  /** The sections below it. */
  readonly children?: ReactNode;
  /** The end of the page. */
  readonly ending?: ReactNode;
}

/** The home page as a frame: what one skips, the header, the first screen, the sections, the end. */
export const HomeScreen = ({ skipTo, header, hero, children, ending }: HomeScreenProps): ReactNode => (
  <>
    <SkipLink href={skipTo}>Skip to the content</SkipLink>
    {header}
    <main>
      {hero}
      {children}
    </main>
    {ending}
  </>
);
