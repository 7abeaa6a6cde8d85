import { site, tasteQuestions } from '../../site/site.ts';
import { toPath } from '../../site/to-path.ts';
import { owner } from '@asad/content';
import { LinkButton } from '@asad/ui/controls';
import { Hero as HeroSection, TasteBox } from '@asad/ui/hero';
import { useReducedMotion } from '@asad/ui/foundations';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { lazyPart } from '../../boot/lazy-part.ts';
import { useTaste } from './use-taste.ts';

export const Taste = lazyPart(() => import('../below-fold.tsx').then((module) => module.Taste));
/** A finger goes down before its scroll. */
const MOVEMENTS = ['scroll', 'pointermove', 'pointerdown'] as const;

/** Without JavaScript there are no bubbles. A component, because hydration renders it a second time. */
const Bubbles = (props: ReturnType<typeof useTaste>['taste']): ReactNode => {
  const isScripted = useDeferredValue(true, false);
  return (
    isScripted && (
      <TasteBox>
        <Taste questions={tasteQuestions} href={toPath('/call')} {...props} />
      </TasteBox>
    )
  );
};

export const Hero = (): ReactNode => {
  const root = useRef<HTMLElement>(null);
  const isStill = useReducedMotion();
  const { owl, taste } = useTaste(root);
  useEffect(() => {
    const hero = root.current;
    if (hero === null || isStill) return undefined;
    const stopping = new AbortController();
    let driving: Promise<void> | undefined;
    // Evaluating the code blocks the page for a moment: it waits for the first movement. Without it, the hero is static.
    const begin = (): void => {
      driving ??= import('./drive-hero.ts').then(
        ({ driveHero }) => driveHero(hero, stopping.signal),
        () => undefined,
      );
    };
    for (const kind of MOVEMENTS) addEventListener(kind, begin, { once: true, signal: stopping.signal });
    if (scrollY > 0) begin();
    return () => stopping.abort();
  }, [isStill]);
  return (
    <HeroSection
      ref={root}
      words={site.hero}
      owlHref={toPath('/call')}
      {...owl}
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
    >
      <Bubbles {...taste} />
    </HeroSection>
  );
};
