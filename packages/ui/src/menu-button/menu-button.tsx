import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './menu-button.module.css';

/** Opens the command menu; says its shortcut where there is room. Waits for a click that comes before the script. */
export const MenuButton = ({ className, children = 'Menu', ...rest }: ComponentProps<'button'>): ReactNode => (
  <button
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    {...rest}
    type="button"
    data-component="menu-button"
    data-needs-script
    className={classNames(css['root'], className)}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="10.5" cy="10.5" r="6.25" />
      <path d="M15.2 15.2L21 21" />
    </svg>
    <span data-part="text">{children}</span>
  </button>
);
