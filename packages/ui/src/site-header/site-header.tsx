import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Handset } from '../foundations/handset.tsx';
import type { LinkAs } from '../foundations/link-as.ts';
import { HIDDEN, ICON_BUTTON, root } from '../foundations/parts.tsx';
import { Owl } from '../owl/owl.tsx';
import css from './site-header.module.css';

export { SkipLink } from '../skip-link/skip-link.tsx';

export interface SiteHeaderLink {
  readonly href: string;
  readonly text: string;
  /** The smallest window that shows it beside the menu. Default: a laptop. */
  readonly from?: 'phone' | 'tablet' | undefined;
}

export interface SiteHeaderProps extends ComponentProps<'header'>, LinkAs {
  /** Text of the home link. */
  readonly name: string;
  /** In page order. */
  readonly links: readonly SiteHeaderLink[];
  /** `href` of the section in view. */
  readonly current?: string | undefined;
  /** URL of the home link. */
  readonly homeHref: string;
  /**
   * Makes the owl the button that calls `name`. `isShut`: the owl alone; once false, handset and text take the place of
   * the home link, so that nothing shifts.
   */
  readonly call?: { readonly href: string; readonly name: string; readonly isShut?: boolean | undefined } | undefined;
}

const WORDS = { call: 'Call ', home: 'Home', sections: 'Sections', menu: 'Menu' };

const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
const Root = root('header', 'site-header', css['root']);

/** Name, navigation and a menu of all links; children are further controls. */
export const SiteHeader = (props: SiteHeaderProps): ReactNode => {
  const { name, links, current, homeHref, call, linkAs: Link = 'a', children, ...rest } = props;
  const state = call?.isShut === undefined ? 'beside' : call.isShut ? 'shut' : 'open';
  const menu = `menu${useId().replaceAll(/[^a-z0-9_-]/gi, '')}`;
  const list = links.map(({ href, text, from }) => (
    <li key={href} data-from={from}>
      <Link href={href} aria-current={href === current ? 'true' : undefined} onClick={closeMenu}>
        {text}
      </Link>
    </li>
  ));
  return (
    <Root {...rest} data-unprinted>
      {call && (
        <Link data-part="call" data-state={state} href={call.href}>
          <Owl crop="head" data-part="mark" />
          {state !== 'shut' && <Handset />}
          <span data-part="call-text" className={state === 'shut' ? HIDDEN : undefined}>
            <span>{WORDS.call}</span>
            {call.name}
          </span>
        </Link>
      )}
      <Link data-part="home" href={homeHref} aria-label={`${name}, home`}>
        {!call && <Owl crop="head" data-part="mark" />}
        <span data-part="name">{name}</span>
      </Link>
      <nav aria-label={WORDS.sections} data-part="nav">
        <ul>{list}</ul>
      </nav>
      <div data-part="controls">
        {children}
        <button
          type="button"
          data-part="menu-button"
          className={ICON_BUTTON}
          popoverTarget={menu}
          aria-label={WORDS.menu}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 8h16M4 16h16" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <nav id={menu} popover="auto" aria-label={WORDS.menu} data-part="menu">
        <ul>
          <li>
            <Link href={homeHref}>{WORDS.home}</Link>
          </li>
          {list}
        </ul>
      </nav>
    </Root>
  );
};
