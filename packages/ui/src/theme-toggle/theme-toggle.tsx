import type { ComponentProps, ReactNode } from 'react';
import { classNames, ICON_BUTTON, root } from '../foundations/parts.tsx';
import css from './theme-toggle.module.css';

const LABEL = 'Switch between light and dark';
const Root = root('button', 'theme-toggle', classNames(ICON_BUTTON, css['root']));

/** Switches themes. CSS selects the icon: the server need not know the theme. */
export const ThemeToggle = (props: ComponentProps<'button'>): ReactNode => (
  <Root type="button" aria-label={LABEL} {...props}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
      <path data-part="day" d="M12 3.5a8.5 8.5 0 0 0 0 17z" />
      <path data-part="night" d="M12 3.5a8.5 8.5 0 0 1 0 17z" />
    </svg>
  </Root>
);
