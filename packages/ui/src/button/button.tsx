import type { ComponentProps, ReactNode } from 'react';
import type { LinkAs } from '../foundations/link-as.ts';
import { anatomy, classNames, root, type StateOf } from '../foundations/parts.tsx';
import css from './button.module.css';

const states = { 'data-tone': ['primary', 'quiet'], 'data-size': ['regular', 'small'] } as const;
/** What styles may name. */
export const buttonAnatomy = anatomy('button', { states });
/** What styles may name. */
export const linkButtonAnatomy = anatomy('link-button', { states });

export interface ButtonLook {
  /** `primary` is the one amber action of a view; `quiet`, the default, all else. What ends a call is `CallButton`. */
  readonly tone?: StateOf<typeof buttonAnatomy, 'data-tone'>;
  /** `small` stands beside text or in a bar. Default: `regular`. */
  readonly size?: StateOf<typeof buttonAnatomy, 'data-size'>;
}

const Root = root('button', 'button', css['root']);

/** A button that does something on this page. */
export const Button = (props: ComponentProps<'button'> & ButtonLook): ReactNode => {
  const { tone = 'quiet', size = 'regular', ...rest } = props;
  return <Root type="button" {...rest} data-tone={tone} data-size={size} />;
};

/** A link that looks like a button: it goes somewhere, and works without JavaScript. */
export const LinkButton = (props: ComponentProps<'a'> & ButtonLook & LinkAs): ReactNode => {
  const { tone = 'quiet', size = 'regular', linkAs: Link = 'a', className, ...rest } = props;
  const look = { 'data-component': 'link-button', 'data-tone': tone, 'data-size': size };
  return <Link {...rest} {...look} className={classNames(css['root'], className)} />;
};
