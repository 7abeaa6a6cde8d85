import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Owl, type OwlState } from '../owl/owl.tsx';
import css from './site-footer.module.css';

export interface SiteFooterProps extends ComponentProps<'footer'> {
  /** How the owl ends the page. */
  readonly owlState?: OwlState;
}

/** The end of the evening: the owl on its branch, and the last words. */
export const SiteFooter = ({ owlState = 'asleep', className, children, ...rest }: SiteFooterProps): ReactNode => (
  <footer {...rest} data-component="site-footer" className={classNames(css['root'], className)}>
    <Owl state={owlState} data-part="owl" />
    <div data-part="words">{children}</div>
  </footer>
);
