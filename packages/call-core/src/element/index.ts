import { defineCallElement, type CallElement } from './call-element.ts';

export { defineCallElement, type CallElement } from './call-element.ts';
export type { CallElementWords } from './words.ts';

/** `<asad-call>` in JSX. */
export interface CallElementProps extends Partial<{
  readonly [Name in 'options' | 'words' | 'hidden' | 'id' | 'className']: CallElement[Name] | undefined;
}> {
  readonly 'public-key'?: string | undefined;
  readonly assistant?: string | undefined;
  readonly 'api-base-url'?: string | undefined;
  readonly mode?: 'text' | 'voice' | undefined;
  readonly style?: object | undefined;
  readonly key?: string | number | null | undefined;
  readonly ref?: ((element: CallElement | null) => void) | { current: CallElement | null } | null | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    readonly 'asad-call': CallElement;
  }
}

/** @ts-ignore: pages without React's types have nothing to extend. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'asad-call': CallElementProps;
    }
  }
}

// The only import with a side effect.
defineCallElement();
