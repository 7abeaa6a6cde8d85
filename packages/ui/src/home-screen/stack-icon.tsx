import type { ReactNode } from 'react';
import css from './stack-icon.module.css';

/**
 * A decorative mark of a tool: the drawing of that name, or the tool's first letter. A style sheet of the page may show
 * an icon instead of the letter: it sets `--mark` to an image, and `--letter` and `--plate` to `transparent`.
 */
export const StackIcon = ({
  name,
  tool,
}: {
  /** Name of the drawing: the tool's name in kebab-case. */
  readonly name: string;
  /** The tool's name as written. */
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
