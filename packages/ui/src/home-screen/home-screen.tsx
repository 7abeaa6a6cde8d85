import type { ReactNode } from 'react';
import { SkipLink } from '../skip-link/skip-link.tsx';

export interface HomeScreenProps {
  /** Target of the skip link. */
  readonly skipTo: string;
  /** A SiteHeader. */
  readonly header: ReactNode;
  /** A Hero. */
  readonly hero: ReactNode;
  /** Sections. */
  readonly children?: ReactNode;
  /** An Ending. */
  readonly ending?: ReactNode;
}

const SKIP = 'Skip to the content';

/** The home page's frame. */
export const HomeScreen = (props: HomeScreenProps): ReactNode => {
  const { skipTo, header, hero, children, ending } = props;
  return (
    <>
      <SkipLink href={skipTo}>{SKIP}</SkipLink>
      {header}
      <main>
        {hero}
        {children}
      </main>
      {ending}
    </>
  );
};
