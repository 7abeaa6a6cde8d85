import type { ComponentProps, ReactNode } from 'react';
import type { LinkAs } from '../foundations/link-as.ts';
import { root } from '../foundations/parts.tsx';
import { Owl } from '../owl/owl.tsx';
import css from './site-header.module.css';

export interface SiteHeaderProps extends ComponentProps<'header'>, LinkAs {
  /** Text of the home link. */
  readonly name: string;
  /** In page order. */
  readonly links: readonly { readonly href: string; readonly text: string }[];
  /** `href` of the section in view. */
  readonly current?: string | undefined;
  /** URL of the home link. Default: `/`. */
  readonly homeHref?: string;
  /** Accessible names. */
  readonly labels?: typeof LABELS;
}

const LABELS = { home: (name: string): string => `${name}, home`, sections: 'Sections' };
const Root = root('header', 'site-header', css['root']);

/** Name and navigation; children are further controls. */
export const SiteHeader = (props: SiteHeaderProps): ReactNode => {
  const { name, links, current, homeHref = '/', labels = LABELS, linkAs: Link = 'a', children, ...rest } = props;
  return (
    <Root {...rest}>
      <Link data-part="home" href={homeHref} aria-label={labels.home(name)}>
        <Owl crop="head" data-part="mark" />
        <span data-part="name">{name}</span>
      </Link>
      <nav aria-label={labels.sections} data-part="nav">
        <ul>
          {links.map(({ href, text }) => (
            <li key={href}>
              <Link href={href} aria-current={href === current ? 'true' : undefined}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div data-part="controls">{children}</div>
    </Root>
  );
};
