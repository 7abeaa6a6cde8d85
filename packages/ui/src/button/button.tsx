import type { ComponentProps, ReactNode } from 'react';
import type { LinkProps } from '../foundations/link-as.ts';
import { root } from '../foundations/parts.tsx';
import css from './button.module.css';

export interface ButtonLook {
  /** `primary`: the view's main action. Default: `quiet`. */
  readonly tone?: 'primary' | 'quiet';
  /** Default: `regular`. */
  readonly size?: 'regular' | 'small';
}

const Root = root('button', 'button', css['root']);
const LinkRoot = root('a', 'link-button', css['root']);

/** A button for an action on this page. */
export const Button = (props: ComponentProps<'button'> & ButtonLook): ReactNode => {
  const { tone = 'quiet', size = 'regular', ...rest } = props;
  return <Root type="button" {...rest} data-tone={tone} data-size={size} />;
};

/** A link with the look of a button. */
export const LinkButton = ({ tone = 'quiet', ...rest }: LinkProps & Pick<ButtonLook, 'tone'>): ReactNode => (
  <LinkRoot {...rest} data-tone={tone} />
);
