import type { CSSProperties, ReactNode } from 'react';
import { DRAWN_ICONS } from './drawn-icons.ts';
import css from './stack-icon.module.css';

interface StackIconProps {
  /** One of `DRAWN_ICONS`; others show nothing. */
  readonly name: string;
}

/** A tool's drawing. A page shows an icon instead: set `--mark` to an image, and `--shown` to `block`. */
export const StackIcon = ({ name }: StackIconProps): ReactNode => {
  const drawing = DRAWN_ICONS.indexOf(name);
  const style = drawing < 0 ? undefined : ({ '--drawing': drawing } as CSSProperties);
  return <span aria-hidden="true" data-component="stack-icon" data-name={name} className={css['root']} style={style} />;
};
