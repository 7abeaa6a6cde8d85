import { site, tasteQuestions } from '../../site/site.ts';
import { toPath } from '../../site/to-path.ts';
import { owner } from '@asad/content';
import { LinkButton } from '@asad/ui/controls';
import { Hero as HeroSection } from '@asad/ui/hero';
import { useReducedMotion } from '@asad/ui/foundations';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { lazyPart } from '../../boot/lazy-part.ts';
import { useTaste } from './use-taste.ts';

const Taste = lazyPart(() => import('../below-fold.tsx').then((module) => module.Taste));
const subscribeToNothing = (): (() => void) => () => undefined;

export const Hero = (): ReactNode => {
  const root = useRef<HTMLElement>(null);
  const isStill = useReducedMotion();
  const { owl, taste } = useTaste(root);
  // Without JavaScript there are no bubbles.
  const isScripted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  useEffect(() => {
    const hero = root.current;
    if (hero === null || isStill) return undefined;
    let stop: (() => void) | undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const onLoad = ({ driveHero }: typeof import('./drive-hero.ts')): void => {
      if (signal.aborted) return;
      const begin = (): void => {
        stop ??= driveHero(hero);
      };
      // Setting up blocks the page for a moment: it waits for the first movement.
      for (const kind of ['scroll', 'pointermove'] as const) addEventListener(kind, begin, { once: true, signal });
      if (scrollY > 0) begin();
    };
    // Without the code, the hero is static.
    import('./drive-hero.ts').then(onLoad, () => undefined);
    return () => {
      stopping.abort();
      stop?.();
    };
  }, [isStill]);
  return (
    <HeroSection
      ref={root}
      words={site.hero}
      owlHref={toPath('/call')}
      {...owl}
      taste={isScripted ? <Taste questions={tasteQuestions} href={toPath('/call')} {...taste} /> : undefined}
      actions={
        <>
          <LinkButton tone="primary" href={toPath('/call')} data-analytics="primary_cta_click">
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
