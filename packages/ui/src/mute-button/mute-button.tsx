import type { ComponentProps, ReactNode } from 'react';
import { anatomy, root } from '../foundations/parts.tsx';
import { Words } from '../foundations/words.ts';
import css from './mute-button.module.css';

export const muteButtonAnatomy = anatomy('mute-button', {
  parts: ['icon', 'word'],
  states: { 'data-state': ['heard', 'muted'] },
});

export interface MuteButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** True while muted. */
  readonly isMuted: boolean;
  /** The same in both states. Default: `Mute`. */
  readonly label?: string;
}

const Root = root('button', 'mute-button', css['root']);

/** A toggle button; pressed means muted. */
export const MuteButton = ({ isMuted, label = 'Mute', ...rest }: MuteButtonProps): ReactNode => (
  <Root type="button" {...rest} aria-pressed={isMuted} data-state={isMuted ? 'muted' : 'heard'}>
    <svg data-part="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M9 6a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21" />
      {isMuted && <path d="M4 4l16 16" />}
    </svg>
    <span data-part="word">
      <Words>{label}</Words>
    </span>
  </Root>
);
