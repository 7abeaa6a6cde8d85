'use client';

import {
  Component,
  createContext,
  createElement,
  Fragment,
  use,
  useEffect,
  type ContextType,
  type ReactNode,
  type RefObject,
} from 'react';

interface Part {
  readonly redraw: () => void;
  readonly findOuter: () => Part | undefined;
}

const PartContext = createContext<Part | undefined>(undefined);

/** A part that fails more often than this within `PERIOD_MS` is not drawn again. */
const MAX_FAILURES = 5;
const PERIOD_MS = 10_000;

/** The DOM throws this where React removes a node, or inserts before one, that another program has moved. */
const isForeignChange = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'NotFoundError';

export interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Takes the place of a part that cannot be drawn. Default: a sentence with `role="alert"`. */
  readonly fallback?: ReactNode;
  /** What the default sentence calls the part; `This part of the page`. */
  readonly name?: string;
}

interface State {
  readonly drawing: number;
  readonly status: 'drawn' | 'failed' | 'missing';
  readonly cause?: unknown;
}

/**
 * Draws a part of the page again after it failed: a translation or an extension has moved nodes that React was about to
 * change, or a render threw. After `MAX_FAILURES` in a short time the fallback takes its place; where foreign nodes lie
 * outside of the part, the boundary around it draws more.
 */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  static override contextType = PartContext;
  declare context: ContextType<typeof PartContext>;

  static getDerivedStateFromError(cause: unknown): Partial<State> {
    return { status: 'failed', cause };
  }

  override state: State = { drawing: 0, status: 'drawn' };
  readonly #failedAt: number[] = [];

  // One object for as long as the boundary lives: consumers do not render again for it.
  readonly #part: Part = { redraw: () => this.#drawAgain(), findOuter: () => this.context };

  #drawAgain(): void {
    const now = Date.now();
    const recent = this.#failedAt.filter((at) => now - at < PERIOD_MS);
    this.#failedAt.splice(0, Infinity, ...recent, now);
    this.setState(({ drawing }) => ({
      drawing: drawing + 1,
      status: recent.length < MAX_FAILURES ? 'drawn' : 'missing',
    }));
  }

  override componentDidCatch(): void {
    this.#drawAgain();
  }

  override render(): ReactNode {
    const { children, fallback, name = 'This part of the page' } = this.props;
    const { drawing, status, cause } = this.state;
    if (status === 'failed') return null;
    if (status === 'missing') {
      if (this.context !== undefined && isForeignChange(cause)) throw cause;
      const words = `${name} cannot be shown: something in this browser keeps changing the page.`;
      return fallback ?? createElement('p', { role: 'alert' }, words);
    }
    return createElement(PartContext, { value: this.#part }, createElement(Fragment, { key: drawing }, children));
  }
}

/**
 * Draws the surrounding part again once another program has taken the component's root element out of the page. React
 * notices that only at its next change of the element, or never.
 */
export function useRedrawWhenRemoved(root: RefObject<Element | null>): void {
  const part = use(PartContext);
  useEffect(() => {
    if (part === undefined) return undefined;
    // React clears the ref before it removes the element itself.
    const isRemoved = (): boolean => root.current?.isConnected === false;
    // Drawn into something that was removed too: the boundary around it has to draw that as well.
    if (isRemoved()) part.findOuter()?.redraw();
    const watch = new MutationObserver(() => isRemoved() && part.redraw());
    watch.observe(document, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [part, root]);
}
