import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { stackIconDrawings } from './stack-icon-drawings.tsx';
import css from './stack-icon.module.css';

export interface StackIconProps extends ComponentProps<'svg'> {
  /** Name of a drawing; an unknown one gives the owl's feather. */
  readonly name: string;
}

/** What a tool does, drawn with the owl's pen: no logos. Decoration; lines in the text colour, one part in amber. */
export const StackIcon = ({ name, className, ...rest }: StackIconProps): ReactNode => (
  <svg {...rest} data-component="stack-icon" data-name={name} className={classNames(css['root'], className)} viewBox="0 0 64 64" aria-hidden="true">
    {stackIconDrawings[name] ?? stackIconDrawings['feather']}
  </svg>
);
