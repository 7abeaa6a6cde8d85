import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { OwlBody, OwlHead } from './owl-drawing.tsx';
import css from './owl.module.css';

/** What the owl is doing. `idle` also follows pointer and focus (see `useOwlGaze`). */
export type OwlState = 'idle' | 'listening' | 'thinking' | 'speaking' | 'asleep';

/** Every state, in the order of an evening. */
export const owlStates: readonly OwlState[] = ['idle', 'listening', 'thinking', 'speaking', 'asleep'];

export interface OwlProps extends ComponentProps<'svg'> {
  readonly state?: OwlState;
  /** `head` is the same drawing cropped for small sizes. */
  readonly crop?: 'whole' | 'head';
  /** Draw the branch it sits on; without one it only stands. */
  readonly branch?: boolean;
  /** Accessible name; without one the owl is decoration. */
  readonly label?: string;
}

/**
 * ASAD. One drawing for every size; a state is a pose, so it reads the same standing still.
 * Listening, thinking and speaking are drawn by `@asad/ui/owl-poses.css`: a page that has them imports it too.
 * Quantities are custom properties on the root: `--level` (0–1, ring, beak and chest), `--look-x` and
 * `--look-y` (−1–1, pupils and head). Presentational: `useOwlLevel`, `useOwlGaze`, `useOwlBlink` drive it.
 */
export const Owl = ({
  state = 'idle',
  crop = 'whole',
  branch = true,
  label,
  className,
  ...rest
}: OwlProps): ReactNode => {
  const clip = `owl${useId().replaceAll(/[^a-z0-9_-]/gi, '')}`;
  return (
    <svg
      {...rest}
      data-component="owl"
      data-state={state}
      data-crop={crop}
      className={classNames(css['root'], className)}
      viewBox={crop === 'head' ? '44 26 312 276' : '0 24 400 496'}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <g data-part="ring" fill="none" stroke="var(--voice)" opacity="0">
        <circle cx="200" cy="186" r="182" strokeWidth="3" />
        <circle cx="200" cy="186" r="206" strokeWidth="1.5" opacity="0.5" />
      </g>
      {crop === 'whole' && <OwlBody branch={branch} />}
      <OwlHead clip={clip} />
    </svg>
  );
};
