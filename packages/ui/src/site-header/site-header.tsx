import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Owl } from '../owl/owl.tsx';
import css from './site-header.module.css';

export interface SiteHeaderLink {
  readonly href: string;
  readonly text: string;
}

export interface SiteHeaderProps extends ComponentProps<'header'> {
  /** Whose site it is; the link home. */
  readonly name: string;
  readonly links: readonly SiteHeaderLink[];
  /** `href` of the section now on screen. */
  readonly current?: string;
}

/** Name, in-page navigation and, as children, the page's own controls. */
export const SiteHeader = ({ name, links, current, className, children, ...rest }: SiteHeaderProps): ReactNode => (
  <header {...rest} data-component="site-header" className={classNames(css['root'], className)}>
    <a data-part="home" href="/" aria-label={`${name}, home`}>
      <Owl crop="head" data-part="mark" />
      <span data-part="name">{name}</span>
    </a>
    <nav aria-label="Sections" data-part="nav">
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div data-part="controls">{children}</div>
  </header>
);
