import type { ReactNode } from 'react';
import css from './stack-icon.module.css';

/** A decorative drawing of a tool's purpose. Unknown names show a feather. */
export const StackIcon = ({
  name,
}: {
  /** Name of the drawing: the tool's name in kebab-case. */
  readonly name: string;
}): ReactNode => <span aria-hidden="true" data-component="stack-icon" data-name={name} className={css['root']} />;
