import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './skip-link.module.css';

/** First stop of the keyboard: past the header, to the content. */
export const SkipLink = ({ className, ...rest }: ComponentProps<'a'>): ReactNode => (
  <a {...rest} data-component="skip-link" className={classNames(css['root'], className)} />
);
