import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './stack-icon.module.css';

/** The names that have a drawing; any other gets the owl's feather. */
export const stackIconNames = ['mern', 'laravel-vue', 'docker', 'n8n', 'tailwind-css', 'vapi', 'git-rest'] as const;

export interface StackIconProps extends ComponentProps<'span'> {
  readonly name: string;
}

/** What a tool does, drawn with the owl's pen. Decoration. */
export const StackIcon = ({ name, className, ...rest }: StackIconProps): ReactNode => (
  <span
    aria-hidden="true"
    {...rest}
    data-component="stack-icon"
    data-name={name}
    className={classNames(css['root'], className)}
  />
);
