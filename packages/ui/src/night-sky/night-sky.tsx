import type { ComponentProps, ReactNode } from 'react';
import { root } from '../foundations/parts.tsx';
import { drawStars } from './draw-stars.ts';
import css from './night-sky.module.css';

/** The groups twinkle out of step, which hides the pattern. */
const STAR_GROUPS = [drawStars(1, 46), drawStars(7, 40), drawStars(23, 34)] as const;

export interface NightSkyProps extends ComponentProps<'div'> {
  /** Stops all motion (WCAG 2.2.2). */
  readonly still?: boolean;
}

const Root = root('div', 'night-sky', css['root']);

const drawing = (
  <>
    <svg data-part="stars" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMin slice" fill="var(--star)">
      {STAR_GROUPS.map((path, index) => (
        <path key={path} data-part="star-group" data-group={index} d={path} />
      ))}
    </svg>
    <svg data-part="moon" viewBox="0 0 200 200">
      <circle cx="100" cy="100" r="96" fill="var(--moon)" />
      <circle data-part="crater" cx="72" cy="70" r="18" fill="var(--moon-edge)" />
      <circle data-part="crater" cx="128" cy="112" r="26" fill="var(--moon-edge)" />
      <circle data-part="crater" cx="80" cy="140" r="11" fill="var(--moon-edge)" />
    </svg>
    <span data-part="cloud" data-cloud="high" />
    <span data-part="cloud" data-cloud="low" />
    <svg data-part="hills" viewBox="0 0 1600 260" preserveAspectRatio="none">
      <path data-part="hill" data-hill="far" d="M0 260V150C220 60 420 120 620 150S1060 40 1260 96s260 76 340 60v104z" />
      <path data-part="hill" data-hill="near" d="M0 260v-44c260-70 460 8 700-20s420-96 900-28v92z" />
    </svg>
  </>
);

/** A decorative sky; fills its positioned parent. Static under reduced motion. */
export const NightSky = ({ still = false, ...rest }: NightSkyProps): ReactNode => (
  <Root {...rest} data-state={still ? 'still' : 'moving'} aria-hidden="true" data-unprinted>
    {drawing}
  </Root>
);
