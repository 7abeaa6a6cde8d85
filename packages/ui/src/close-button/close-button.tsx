import type { ComponentProps, ReactNode } from 'react';
import { classNames, ICON_BUTTON } from '../foundations/parts.tsx';
import css from './close-button.module.css';

export const CloseIcon = (): ReactNode => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
  </svg>
);

/** In the corner of its box, which has a position. */
export const CloseButton = (props: ComponentProps<'button'>): ReactNode => (
  <button type="button" data-part="close" className={classNames(ICON_BUTTON, css['root'])} {...props}>
    <CloseIcon />
  </button>
);
