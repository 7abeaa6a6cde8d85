import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { LinkAs } from '../foundations/link-as.ts';
import css from './button.module.css';

/** `primary` is the one amber action of a view, `quiet` everything else. What ends a call is `CallButton`. */
export type ButtonTone = 'primary' | 'quiet';

export interface ButtonLook {
  readonly tone?: ButtonTone;
  readonly size?: 'regular' | 'small';
}

/** A button that does something on this page. */
export const Button = ({
  tone = 'quiet',
  size = 'regular',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook): ReactNode => (
  <button
    {...rest}
    type={type}
    data-component="button"
    data-tone={tone}
    data-size={size}
    className={classNames(css['root'], className)}
  />
);

/** A link that looks like a button: it goes somewhere, and works without JavaScript. */
export const LinkButton = ({
  tone = 'quiet',
  size = 'regular',
  linkAs: Link = 'a',
  className,
  ...rest
}: ComponentProps<'a'> & ButtonLook & LinkAs): ReactNode => (
  <Link
    {...rest}
    data-component="link-button"
    data-tone={tone}
    data-size={size}
    className={classNames(css['root'], className)}
  />
);
