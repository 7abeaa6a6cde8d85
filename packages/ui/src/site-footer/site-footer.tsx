import type { ComponentProps, ReactNode } from 'react';
import { root } from '../foundations/parts.tsx';
import { Owl, type OwlState } from '../owl/owl.tsx';
import css from './site-footer.module.css';

export interface SiteFooterProps extends ComponentProps<'footer'> {
  /** Pose of the owl. Default: `asleep`. */
  readonly owlState?: OwlState;
}

const Root = root('footer', 'site-footer', css['root']);

/** The page footer. */
export const SiteFooter = ({ owlState = 'asleep', children, ...rest }: SiteFooterProps): ReactNode => (
  <Root {...rest}>
    <Owl state={owlState} data-part="owl" />
    <div data-part="words">{children}</div>
  </Root>
);
