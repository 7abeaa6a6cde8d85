import { site } from '../../site/site.ts';
import { owner } from '@asad/content';
import { LinkButton } from '@asad/ui/controls';
import { Hero as HeroSection } from '@asad/ui/hero';
import { useReducedMotion } from '@asad/ui/foundations';
import { useEffect, useRef, type ReactNode } from 'react';

export const Hero = (): ReactNode => {
  const root = useRef<HTMLElement>(null);
  const isStill = useReducedMotion();
  useEffect(() => {
    const hero = root.current;
    if (hero === null || isStill) return undefined;
    let stop = (): void => undefined;
    let gone = false;
    import('./drive-hero.ts').then(
      // A separate task: evaluating the loaded code took one.
      ({ driveHero }) =>
        setTimeout(() => {
          if (!gone) stop = driveHero(hero);
        }),
      // Without the code, the hero is static.
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
