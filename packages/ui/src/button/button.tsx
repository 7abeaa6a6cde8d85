import type { ComponentProps, ReactNode } from 'react';
import type { LinkAs } from '../foundations/link-as.ts';
import { anatomy, classNames, root, type StateOf } from '../foundations/parts.tsx';
import css from './button.module.css';

const states = { 'data-tone': ['primary', 'quiet'], 'data-size': ['regular', 'small'] } as const;
/** Stable styling hooks. */
export const buttonAnatomy = anatomy('button', { states });
/** Stable styling hooks. */
export const linkButtonAnatomy = anatomy('link-button', { states });

export interface ButtonLook {
  /** `primary` for the main action of a view; `quiet`, the default, for the others. `CallButton` ends a call. */
  readonly tone?: StateOf<typeof buttonAnatomy, 'data-tone'>;
  /** `small` fits next to text or in a bar. Default: `regular`. */
  readonly size?: StateOf<typeof buttonAnatomy, 'data-size'>;
}

const Root = root('button', 'button', css['root']);

/** A button for an action on the current page. */
export const Button = (props: ComponentProps<'button'> & ButtonLook): ReactNode => {
  const { tone = 'quiet', size = 'regular', ...rest } = props;
  return <Root type="button" {...rest} data-tone={tone} data-size={size} />;
};

/** A link with the look of a button; it works without JavaScript. */
export const LinkButton = (props: ComponentProps<'a'> & ButtonLook & LinkAs): ReactNode => {
  const { tone = 'quiet', size = 'regular', linkAs: Link = 'a', className, ...rest } = props;
  const look = { 'data-component': 'link-button', 'data-tone': tone, 'data-size': size };
  return <Link {...rest} {...look} className={classNames(css['root'], className)} />;
};
