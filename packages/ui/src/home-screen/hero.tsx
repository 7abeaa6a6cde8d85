'use client';

import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Owl } from '../owl/owl.tsx';
import { useOwlBlink } from '../owl/use-owl-blink.ts';
import { useOwlGaze } from '../owl/use-owl-gaze.ts';
import { HeroScenery } from './hero-scenery.tsx';
import css from './hero.module.css';

export interface HeroProps extends ComponentProps<'section'> {
  /** Who, what and where, the headline, and the owl's name. */
  readonly words: {
    readonly eyebrow: string;
    readonly headline: string;
    readonly subcopy: string;
    readonly inSight: string;
    readonly proofs: readonly { readonly value: string; readonly label: string }[];
    readonly owlLabel: string;
  };
  /** What one can press: link buttons. */
  readonly actions: ReactNode;
}

/** The longer the headline, the smaller its face: what one can press stays in the first screen. */
const lengthOf = (headline: string): string | undefined =>
  headline.length > 70 ? 'long' : headline.length > 44 ? 'middle' : undefined;

/** Who, what and proof on the first screen, and the owl that one can press. Its root takes what moves it as the page scrolls. */
export const Hero = ({ words, actions, ...rest }: HeroProps): ReactNode => {
  const owl = useRef<SVGSVGElement>(null);
  useOwlGaze(owl);
  useOwlBlink(owl);
  return (
    <section {...rest} className={css['root']} aria-labelledby="hero-title" data-hero>
      <div className={css['stage']} data-part="stage">
        <HeroScenery />
        <div className={css['text']} data-part="text">
          <p className={css['eyebrow']}>{words.eyebrow}</p>
          <h1 id="hero-title" className={css['headline']} data-length={lengthOf(words.headline)}>
            {words.headline}
          </h1>
          <p className={css['subcopy']}>{words.subcopy}</p>
          <div className={css['actions']}>{actions}</div>
          <p className={css['eyebrow']}>{words.inSight}</p>
          <dl className={css['proofs']}>
            {words.proofs.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <a className={css['owl']} href="/call" data-part="image">
          <Owl ref={owl} branch={false} label={words.owlLabel} />
        </a>
      </div>
    </section>
  );
};
