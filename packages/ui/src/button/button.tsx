import type { ComponentProps, ReactNode } from 'react';
import type { LinkAs, LinkProps } from '../foundations/link-as.ts';
import { classNames, root } from '../foundations/parts.tsx';
import css from './button.module.css';

export interface ButtonLook {
  /** `primary`: the view's main action. Default: `quiet`. */
  readonly tone?: 'primary' | 'quiet';
  /** Default: `regular`. */
  readonly size?: 'regular' | 'small';
}

const Root = root('button', 'button', css['root']);

/** A button for an action on this page. */
export const Button = (props: ComponentProps<'button'> & ButtonLook): ReactNode => {
  const { tone = 'quiet', size = 'regular', ...rest } = props;
  return <Root type="button" {...rest} data-tone={tone} data-size={size} />;
};

/** A link with the look of a button. */
export const LinkButton = (props: LinkProps & ButtonLook & LinkAs): ReactNode => {
  const { tone = 'quiet', size = 'regular', linkAs: Link = 'a', className, ...rest } = props;
  const look = { 'data-component': 'link-button', 'data-tone': tone, 'data-size': size };
  return <Link {...rest} {...look} className={classNames(css['root'], className)} />;
};
