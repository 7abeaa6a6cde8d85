import { site } from '../../site/site.ts';
import { owner } from '@asad/content';
import { LinkButton } from '@asad/ui/button';
import { Hero as HeroSection } from '@asad/ui/hero';
import { useReducedMotion } from '@asad/ui/motion-preference';
import { useEffect, useRef, type ReactNode } from 'react';

/** The first screen with the owner's words; it leaves as the page scrolls on. */
export const Hero = (): ReactNode => {
  const root = useRef<HTMLElement>(null);
  const isStill = useReducedMotion();
  useEffect(() => {
    const hero = root.current;
    if (hero === null || isStill) return undefined;
    let stop = (): void => undefined;
    let gone = false;
    import('./drive-hero.ts').then(
      // A task of its own: what has just come took one to be read.
      ({ driveHero }) =>
        setTimeout(() => {
          if (!gone) stop = driveHero(hero);
        }),
      // The hero simply stands still then.
      () => undefined,
    );
    return () => {
      gone = true;
      stop();
    };
  }, [isStill]);
  return (
    <HeroSection
      ref={root}
      words={site.hero}
      actions={
        <>
          <LinkButton tone="primary" href="/call" data-analytics="primary_cta_click">
            {site.hero.primaryButton}
          </LinkButton>
          {owner.bookingUrl !== undefined && (
            <LinkButton href={owner.bookingUrl} target="_blank" rel="noopener" data-analytics="secondary_cta_click">
              {site.hero.secondaryButton}
            </LinkButton>
          )}
        </>
      }
    />
  );
};
