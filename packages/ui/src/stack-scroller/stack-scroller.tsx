import { Children, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { LABEL, root } from '../foundations/parts.tsx';
import { attachThrow, type ThrowState } from './attach-throw.ts';
import css from './stack-scroller.module.css';

export interface StackScrollerProps extends ComponentProps<'div'> {
  /** Accessible name. */
  readonly label: string;
  /** Shown on large screens. */
  readonly hint?: string;
}

type Edge = 'none' | 'start' | 'middle' | 'end';

const edgeOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Edge => {
  if (scrollWidth - clientWidth < 4) return 'none';
  if (Math.abs(scrollLeft) < 4) return 'start';
  return Math.abs(scrollLeft) > scrollWidth - clientWidth - 4 ? 'end' : 'middle';
};

const Root = root('div', 'stack-scroller', css['root']);

/** Scrolls horizontally by wheel, drag, touch and arrow keys. */
export const StackScroller = ({ label, hint, children, ...rest }: StackScrollerProps): ReactNode => {
  const viewport = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<ThrowState>('idle');
  const [edge, setEdge] = useState<Edge>('start');
  useEffect(() => {
    const scroller = viewport.current;
    if (scroller === null) return undefined;
    const stop = attachThrow(scroller, setState);
    // Also fires initially.
    const watch = new ResizeObserver(() => setEdge(edgeOf(scroller)));
    watch.observe(scroller);
    return () => {
      stop();
      watch.disconnect();
    };
  }, []);
  return (
    <Root {...rest} data-state={state} data-edge={edge}>
      {hint !== undefined && (
        <p data-part="hint" className={LABEL} data-unprinted>
          {hint}
        </p>
      )}
      {/* Arrow keys scroll it. */}
      <div
        ref={viewport}
        data-part="viewport"
        role="group"
        aria-label={label}
        tabIndex={0}
        onScroll={(event) => setEdge(edgeOf(event.currentTarget))}
      >
        <ul data-part="row">
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </ul>
      </div>
    </Root>
  );
};
