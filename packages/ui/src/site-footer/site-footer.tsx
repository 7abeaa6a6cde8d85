import type { ComponentProps, ReactNode } from 'react';
import { root } from '../foundations/parts.tsx';
import { Owl } from '../owl/owl.tsx';
import css from './site-footer.module.css';

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** A remark about the owl. */
  readonly aside?: ReactNode;
  /** Closing lines. */
  readonly lines: readonly string[];
}

const Root = root('footer', 'site-footer', css['root']);

/** The end of the home page, with a sleeping owl. */
export const SiteFooter = ({ aside, lines, ...rest }: SiteFooterProps): ReactNode => (
  <Root {...rest}>
    <Owl state="asleep" data-part="owl" data-unprinted />
    <div data-part="words">
      {aside !== undefined && <p data-part="aside">{aside}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </Root>
);
