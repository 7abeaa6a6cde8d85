import { type ComponentProps, type ReactNode } from 'react';
import { Owl, type OwlState } from '../owl/owl.tsx';
import { useLiveOwl } from '../owl/use-live-owl.ts';
import { fitWords } from '../foundations/fit-words.ts';
import { classNames, LABEL, ROW } from '../foundations/parts.tsx';
import css from './hero.module.css';

export interface HeroProps extends ComponentProps<'section'> {
  /** Introduction, headline, owl's name. */
  readonly words: {
    readonly eyebrow: string;
    readonly headline: string;
    readonly subcopy: string;
    readonly inSight: string;
    readonly proofs: readonly { readonly value: string; readonly label: string }[];
    readonly owlLabel: string;
  };
  /** Link buttons. */
  readonly actions: ReactNode;
  readonly pose?: OwlState | undefined;
  /** The owl's level, 0 to 1. */
  readonly readLevel?: (() => number) | undefined;
  /** URL of the owl's link. */
  readonly owlHref: string;
}

/** A long headline gets a smaller face: the actions stay in the first screen. */
const sizeOf = (headline: string): ComponentProps<'h1'> & { readonly 'data-length': string | undefined } => ({
  style: fitWords(headline),
  'data-length': headline.length > 70 ? 'long' : headline.length > 44 ? 'middle' : undefined,
});

const COMPOUND = /(?<!\S)(\S{1,6}-\S{1,6})(?!\S)/u;
/** No line ends within `Full-Stack`, and the text stays as it was written. */
const Compound = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <span style={{ whiteSpace: 'nowrap' }}>{children}</span>
);
const joinCompounds = (headline: string): ReactNode =>
  headline.split(COMPOUND).map((part, at) => (at % 2 === 0 ? part : <Compound key={part}>{part}</Compound>));

/** Zero-length lines with round caps look like dots. */
const smallStars = 'M842 64h0M905 84h0M1180 60h0M1330 130h0M980 250h0';
const largeStars = 'M1090 170h0M1290 66h0';

const HeroScenery = (): ReactNode => (
  <div className={css['scenery']} data-part="scenery" aria-hidden="true" data-unprinted>
    <svg className={css['stars']} viewBox="0 0 1440 480" preserveAspectRatio="xMidYMin slice">
      <path d={smallStars} strokeWidth="2" />
      <path d={largeStars} strokeWidth="3.5" />
    </svg>
    <svg className={css['hills']} viewBox="0 0 1440 260" preserveAspectRatio="none">
      <path d="M0 150C180 70 330 60 520 120s330 60 520-10 280-60 400-20v170H0z" fill="var(--hill-far)" />
      <path d="M0 210c220-70 420-60 640-16s520 30 800-54v120H0z" fill="var(--hill-near)" />
    </svg>
    <div className={css['perch']}>
      <div className={css['moon']} data-part="moon" />
      <svg className={css['branch']} data-part="branch" viewBox="0 0 900 150">
        <path
          d="M6000 130C3000 130 1200 64 900 34C760 20 640 46 520 44C380 42 260 30 120 56C70 64 30 62 4 74c40 8 80 2 128-2c50 22 96 34 150 60q14 2 12-12c-40-24-70-40-104-54c120-12 230 4 340 6c130 2 240-14 370 14C1200 140 3000 190 6000 190z"
          fill="var(--owl-branch)"
        />
        <path
          d="M150 52c-6-22-26-34-52-36c4 26 22 40 52 36zM262 118c22 6 38 0 52-16c-24-10-42-4-52 16zM640 40c0-20 12-34 36-40c4 24-8 40-36 40z"
          fill="var(--hill-far)"
        />
      </svg>
    </div>
  </div>
);

/** The place of a Taste; it may be added later, without rendering the hero again. */
export const TasteBox = (props: ComponentProps<'div'>): ReactNode => (
  <div {...props} className={css['taste']} data-part="taste" data-unprinted />
);

/** The first screen; its children are placed on the stage. Rest props go to the root. */
export const Hero = (props: HeroProps): ReactNode => {
  const { words, actions, owlHref, pose, readLevel, children, ...rest } = props;
  const owl = useLiveOwl(readLevel);
  return (
    <section {...rest} className={css['root']} aria-labelledby="hero-title" data-hero>
      <div className={css['stage']} data-part="stage">
        <HeroScenery />
        <div className={css['text']} data-part="text">
          <p className={LABEL}>{words.eyebrow}</p>
          <h1 id="hero-title" dir="auto" className={css['headline']} {...sizeOf(words.headline)}>
            {joinCompounds(words.headline)}
          </h1>
          <p className={css['subcopy']}>{words.subcopy}</p>
          <div className={classNames(ROW, css['actions'])} data-unprinted>
            {actions}
          </div>
        </div>
        <div className={css['facts']} data-part="facts">
          <p className={LABEL}>{words.inSight}</p>
          {words.proofs.length > 0 && (
            <dl className={css['proofs']}>
              {words.proofs.map(({ value, label }) => (
                <div key={label}>
                  <dt className={LABEL}>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <a className={css['owl']} href={owlHref} data-part="image" data-unprinted>
          <Owl ref={owl} state={pose} branch={false} label={words.owlLabel} />
        </a>
        {children}
      </div>
    </section>
  );
};
