import type { ReactNode } from 'react';
import css from './stack-icon.module.css';

/** What a tool does, drawn with the owl's pen; a name without a drawing gets the owl's feather. Decoration. */
export const StackIcon = ({
  name,
}: {
  /** Of the drawing: the tool's own in small letters. */
  readonly name: string;
}): ReactNode => <span aria-hidden="true" data-component="stack-icon" data-name={name} className={css['root']} />;
