import type { ComponentProps, ReactNode } from 'react';
import { classNames, HIDDEN, ICON_BUTTON, root } from '../foundations/parts.tsx';
import css from './menu-button.module.css';

const SEARCH = 'Search';
const Root = root('button', 'menu-button', classNames(ICON_BUTTON, css['root']));

/** Opens the command menu; shows the shortcut. */
export const MenuButton = (props: ComponentProps<'button'>): ReactNode => (
  <Root type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" data-needs-script {...props}>
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
    >
      <circle cx="10.5" cy="10.5" r="6.25" />
      <path d="M15.2 15.2L21 21" />
    </svg>
    <span className={HIDDEN}>{SEARCH}</span>
  </Root>
);
