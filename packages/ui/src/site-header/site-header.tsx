import type { ComponentProps, ReactNode } from 'react';
import type { LinkAs } from '../foundations/link-as.ts';
import { anatomy, root } from '../foundations/parts.tsx';
import { Owl } from '../owl/owl.tsx';
import css from './site-header.module.css';

/** What styles may name. */
export const siteHeaderAnatomy = anatomy('site-header', { parts: ['home', 'mark', 'name', 'nav', 'controls'] });

export interface SiteHeaderProps extends ComponentProps<'header'>, LinkAs {
  /** Whose site it is; the link home. */
  readonly name: string;
  /** Sections of the page, in their order. */
  readonly links: readonly { readonly href: string; readonly text: string }[];
  /** `href` of the section now on screen. */
  readonly current?: string | undefined;
  /** Where the name leads; `/`. */
  readonly homeHref?: string;
  /** Accessible names of the link home and of the navigation. */
  readonly labels?: typeof LABELS;
}

const LABELS = { home: (name: string): string => `${name}, home`, sections: 'Sections' };
const Root = root('header', 'site-header', css['root']);

/** Name, in-page navigation and, as children, the page's own controls. */
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
