import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './theme-toggle.module.css';

/** Day or night. The drawing turns by CSS alone, so the server need not know the theme. */
export const ThemeToggle = ({ className, ...rest }: ComponentProps<'button'>): ReactNode => (
  <button
    aria-label="Switch between light and dark"
    {...rest}
    type="button"
    data-component="theme-toggle"
    className={classNames(css['root'], className)}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
      <path data-part="day" d="M12 3.5a8.5 8.5 0 0 0 0 17z" />
      <path data-part="night" d="M12 3.5a8.5 8.5 0 0 1 0 17z" />
    </svg>
  </button>
);
