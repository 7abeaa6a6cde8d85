import type { ReactNode } from 'react';
import css from './stack-icon.module.css';

/** A tool's drawing. A page shows an icon instead: set `--mark` to an image, and `--shown` to `block`. */
export const StackIcon = ({
  name,
}: {
  /** The drawing: `layers`, `window`, `boat`, `flow`, `wind`, `sound`, `branches`. Others show nothing. */
  readonly name: string;
}): ReactNode => <span aria-hidden="true" data-component="stack-icon" data-name={name} className={css['root']} />;
