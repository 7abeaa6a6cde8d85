import type { ReactNode } from 'react';
import css from './hero.module.css';

/** Points of light, by size: lines of no length with a round end, right of the middle where no words stand. */
const smallStars = 'M842 64h0M905 84h0M1180 60h0M1330 130h0M980 250h0';
const largeStars = 'M1090 170h0M1290 66h0';

/** Night outside: moon, stars, hills, and the branch that comes in from the edge of the window. Decoration. */
export const HeroScenery = (): ReactNode => (
  <div className={css['scenery']} data-part="scenery" aria-hidden="true">
    <svg className={css['stars']} viewBox="0 0 1440 480" preserveAspectRatio="xMidYMin slice">
      <path d={smallStars} strokeWidth="2" />
      <path d={largeStars} strokeWidth="3.5" />
    </svg>
    <div className={css['moon']} />
    <svg className={css['hills']} viewBox="0 0 1440 260" preserveAspectRatio="none">
      <path d="M0 150C180 70 330 60 520 120s330 60 520-10 280-60 400-20v170H0z" fill="var(--hill-far)" />
      <path d="M0 210c220-70 420-60 640-16s520 30 800-54v120H0z" fill="var(--hill-near)" />
    </svg>
    <svg className={css['branch']} viewBox="0 0 900 150">
      <path
        d="M900 34C760 20 640 46 520 44C380 42 260 30 120 56C70 64 30 62 4 74c40 8 80 2 128-2c50 22 96 34 150 60l12-12c-40-24-70-40-104-54c120-12 230 4 340 6c130 2 240-14 370 14z"
        fill="var(--owl-branch)"
      />
      <path
        d="M150 52c-6-22-26-34-52-36c4 26 22 40 52 36zM262 118c22 6 38 0 52-16c-24-10-42-4-52 16zM640 40c0-20 12-34 36-40c4 24-8 40-36 40z"
        fill="var(--hill-far)"
      />
    </svg>
  </div>
);
