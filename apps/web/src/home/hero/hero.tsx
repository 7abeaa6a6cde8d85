import { owner, site } from '@asad/content';
import { LinkButton } from '@asad/ui/button';
import { Owl } from '@asad/ui/owl';
import { useOwlBlink } from '@asad/ui/use-owl-blink';
import { useReducedMotion } from '@asad/ui/motion-preference';
import { useOwlGaze } from '@asad/ui/use-owl-gaze';
import { useEffect, useRef, type ReactNode } from 'react';
import { HeroScenery } from './hero-scenery.tsx';
import css from './hero.module.css';

/** The longer the headline, the smaller its face: what one can press stays in the first screen. */
const headlineLength = site.hero.headline.length > 70 ? 'long' : site.hero.headline.length > 44 ? 'middle' : undefined;

/** Who, what and proof on the first screen, and the owl that one can press. */
export const Hero = (): ReactNode => {
  const root = useRef<HTMLElement>(null);
  const owl = useRef<SVGSVGElement>(null);
  useOwlGaze(owl);
  useOwlBlink(owl);
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
    <section ref={root} className={css['root']} aria-labelledby="hero-title" data-hero>
      <div className={css['stage']} data-part="stage">
        <HeroScenery />
        <div className={css['text']} data-part="text">
          <p className={css['eyebrow']}>{site.hero.eyebrow}</p>
          <h1 id="hero-title" className={css['headline']} data-length={headlineLength}>
            {site.hero.headline}
          </h1>
          <p className={css['subcopy']}>{site.hero.subcopy}</p>
          <div className={css['actions']}>
            <LinkButton tone="primary" href="/call" data-analytics="primary_cta_click">
              {site.hero.primaryButton}
            </LinkButton>
            {owner.bookingUrl !== undefined && (
              <LinkButton href={owner.bookingUrl} target="_blank" rel="noopener" data-analytics="secondary_cta_click">
                {site.hero.secondaryButton}
              </LinkButton>
            )}
          </div>
          <p className={css['eyebrow']}>{site.hero.inSight}</p>
          <dl className={css['proofs']}>
            {site.hero.proofs.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <a className={css['owl']} href="/call" data-part="image">
          <Owl ref={owl} branch={false} label={site.hero.owlLabel} />
        </a>
      </div>
    </section>
  );
};
