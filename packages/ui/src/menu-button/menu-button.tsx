import type { ComponentProps, ReactNode } from 'react';
import { anatomy, root } from '../foundations/parts.tsx';
import css from './menu-button.module.css';

/** Stable styling hooks. */
export const menuButtonAnatomy = anatomy('menu-button', { parts: ['text'] });

const Root = root('button', 'menu-button', css['root']);

/** A button with the shortcut hint that opens the command menu. */
export const MenuButton = ({ children = 'Search', ...rest }: ComponentProps<'button'>): ReactNode => (
  <Root type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" data-needs-script {...rest}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="10.5" cy="10.5" r="6.25" />
      <path d="M15.2 15.2L21 21" />
    </svg>
    <span data-part="text">{children}</span>
  </Root>
);
