import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { LinkAs } from '../foundations/link-as.ts';
import { Owl } from '../owl/owl.tsx';
import css from './site-header.module.css';

export interface SiteHeaderLink {
  readonly href: string;
  readonly text: string;
}

export interface SiteHeaderProps extends ComponentProps<'header'>, LinkAs {
  /** Whose site it is; the link home. */
  readonly name: string;
  readonly links: readonly SiteHeaderLink[];
  /** `href` of the section now on screen. */
  readonly current?: string;
  readonly homeHref?: string;
  /** Accessible names of the link home and of the navigation. */
  readonly labels?: { readonly home: (name: string) => string; readonly sections: string };
}

const LABELS = { home: (name: string) => `${name}, home`, sections: 'Sections' };

/** Name, in-page navigation and, as children, the page's own controls. */
export const SiteHeader = ({
  name,
  links,
  current,
  homeHref = '/',
  labels = LABELS,
  linkAs: Link = 'a',
  className,
  children,
  ...rest
}: SiteHeaderProps): ReactNode => (
  <header {...rest} data-component="site-header" className={classNames(css['root'], className)}>
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
  </header>
);
