import { useId, type ComponentProps, type ReactNode } from 'react';
import { root } from '../foundations/parts.tsx';
import { OwlBody, OwlHead } from './owl-drawing.tsx';
import css from './owl.module.css';

export const OWL_STATES = ['idle', 'listening', 'thinking', 'speaking', 'asleep'] as const;
export const OWL_MOODS = ['asks', 'declines', 'jokes'] as const;

/** `idle` also follows pointer and focus with `useOwlGaze`. */
export type OwlState = (typeof OWL_STATES)[number];

export type OwlMood = (typeof OWL_MOODS)[number];

export interface OwlProps extends ComponentProps<'svg'> {
  /** Pose. */
  readonly state?: OwlState | undefined;
  /** Head and brows of what is said; `asks`: a question back, `declines`: no answer, `jokes`: a joke. */
  readonly mood?: OwlMood | undefined;
  /** `head` is for small sizes. */
  readonly crop?: 'whole' | 'head';
  /** False omits the branch. */
  readonly branch?: boolean;
  /** Accessible name; absent: decorative. */
  readonly label?: string;
}

const Root = root('svg', 'owl', css['root']);

/**
 * An owl with static poses. `@asad/ui/owl-poses.css` adds poses and motion. `useOwlLevel` and `useOwlGaze` set
 * `--level` (0 to 1), `--look-x` and `--look-y` (−1 to 1) on the root; see also `useOwlBlink`.
 */
export const Owl = ({ state = 'idle', mood, crop = 'whole', branch = true, label, ...rest }: OwlProps): ReactNode => {
  const clip = `owl${useId().replaceAll(/[^a-z0-9_-]/gi, '')}`;
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const viewBox = crop === 'head' ? '44 26 312 276' : '0 24 400 496';
  return (
    <Root {...rest} {...name} data-state={state} data-mood={mood} data-crop={crop} viewBox={viewBox}>
      {state !== 'idle' && state !== 'asleep' && (
        <g data-part="ring" fill="none" stroke="var(--voice)" opacity="0">
          <circle cx="200" cy="186" r="182" strokeWidth="3" />
          <circle cx="200" cy="186" r="206" strokeWidth="1.5" opacity="0.5" />
        </g>
      )}
      {crop === 'whole' && <OwlBody branch={branch} />}
      <OwlHead clip={clip} />
    </Root>
  );
};
