import { Component, createContext, createElement, use, useEffect, type ReactNode, type RefObject } from 'react';

interface Part {
  readonly redraw: () => void;
  readonly findOuter: () => Part | undefined;
}

const PartContext = createContext<Part | undefined>(undefined);

const MAX_FAILURES = 5;
const PERIOD_MS = 10_000;

export interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Shown if the part cannot be rendered. Default: a sentence with `role="alert"`. */
  readonly fallback?: ReactNode;
  /** Names the part in that sentence. Default: `This part of the page`. */
  readonly name?: string;
}

interface State {
  readonly drawing: number;
  readonly status: 'drawn' | 'failed' | 'missing';
  readonly cause?: unknown;
}

/**
 * Renders its content again after a failure, such as nodes that translation or an extension moved. Repeated failures
 * show the fallback. Nodes moved outside the part make the outer boundary render again.
 */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  static override contextType = PartContext;
  declare context: Part | undefined;

  static getDerivedStateFromError(cause: unknown): Partial<State> {
    return { status: 'failed', cause };
  }

  override state: State = { drawing: 0, status: 'drawn' };
  readonly #failedAt: number[] = [];

  // Stable: context consumers do not rerender.
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
      // React throws it at a node that other software has moved.
      if (this.context && cause instanceof DOMException && cause.name === 'NotFoundError') throw cause;
      const words = `${name} cannot be shown: something in this browser keeps changing the page.`;
      return fallback ?? createElement('p', { role: 'alert' }, words);
    }
    return createElement(PartContext, { key: drawing, value: this.#part }, children);
  }
}

/** Renders the surrounding part again after foreign software removed the root, which React may never notice. */
export function useRedrawWhenRemoved(root: RefObject<Element | null>): void {
  const part = use(PartContext);
  useEffect(() => {
    if (part === undefined) return undefined;
    // React clears the ref first, so a disconnected ref means a foreign removal.
    const isRemoved = (): boolean => root.current?.isConnected === false;
    // The parent is removed too: the outer boundary must render again.
    if (isRemoved()) part.findOuter()?.redraw();
    const watch = new MutationObserver(() => isRemoved() && part.redraw());
    watch.observe(document, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [part, root]);
}
