import type { CSSProperties, ReactNode } from 'react';
import { twoColours } from '../foundations/parts.tsx';
import css from './drawn-picture.module.css';

interface DrawnPictureProps {
  /** Ground and light. */
  readonly colours: readonly [from: string, to: string];
  /** A figure of the text beside it: `38 %`. */
  readonly figure?: string | undefined;
}

/** A moon in two colours, and a figure. For an entry without a picture; screen readers skip it. */
export const DrawnPicture = ({ colours, figure = '' }: DrawnPictureProps): ReactNode => (
  <div aria-hidden="true" data-part="drawing" className={css['root']} style={twoColours(colours) as CSSProperties}>
    {figure !== '' && <span style={{ '--letters': figure.length } as CSSProperties}>{figure}</span>}
  </div>
);
