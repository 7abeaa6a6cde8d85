import type { ReactNode } from 'react';
import css from './stack-icon.module.css';

/**
 * A tool's drawing or first letter. A page shows an icon instead: set `--mark` to an image, and `--letter` and
 * `--plate` to `transparent`.
 */
export const StackIcon = ({
  name,
  tool,
}: {
  /** The drawing: `layers`, `window`, `boat`, `flow`, `wind`, `sound`, `branches`. Others show the letter. */
  readonly name: string;
  /** The tool's name. */
  readonly tool: string;
}): ReactNode => (
  <span
    aria-hidden="true"
    data-component="stack-icon"
    data-name={name}
    data-letter={/[\p{L}\p{N}]/u.exec(tool)?.[0].toUpperCase()}
    className={css['root']}
  />
);
