import type { Call, CallEventMap, CallOptions, CallSnapshot } from '../call/call.ts';
import type { VoiceProvider } from '../provider.ts';
import type { CallElementWords } from './words.ts';

/** `detail` is the call's event. They bubble. */
export interface CallElementEventMap {
  readonly 'call-start': CustomEvent<CallEventMap['call-start']>;
  readonly 'call-start-failed': CustomEvent<CallEventMap['call-start-failed']>;
  readonly 'call-end': CustomEvent<CallEventMap['call-end']>;
  readonly 'call-error': CustomEvent<CallEventMap['error']>;
  readonly 'tool-call': CustomEvent<CallEventMap['tool-call']>;
  readonly 'tool-refused': CustomEvent<CallEventMap['tool-refused']>;
  /** The call's state changed. */
  readonly 'call-change': CustomEvent<CallSnapshot>;
}

/**
 * `<asad-call>`: a call on any page. Attributes: `public-key`, `assistant`, `api-base-url`, `mode="text"`, `launcher`.
 * States: `:state(idle)`, `:state(connecting)`, `:state(active)`, `:state(muted)`, `:state(thinking)`.
 */
export interface CallElement extends HTMLElement {
  /** Replaces the attributes' provider from the next call on. */
  provider: VoiceProvider | null;
  /** Tools at any time, others from the next call on; `clock` and `reportError` when connected. Flushes its outbox. */
  options: Partial<CallOptions>;
  /** Missing texts stay English. */
  words: Partial<CallElementWords>;
  /** Null while not connected. */
  readonly call: Call | null;
  addEventListener<Name extends keyof CallElementEventMap>(
    type: Name,
    listener: (this: CallElement, event: CallElementEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof CallElementEventMap>(
    type: Name,
    listener: (this: CallElement, event: CallElementEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** `<asad-call>` in JSX. */
export interface CallElementProps extends Partial<
  Pick<CallElement, 'provider' | 'options' | 'words' | 'hidden' | 'id'>
> {
  readonly 'public-key'?: string | undefined;
  readonly assistant?: string | undefined;
  readonly 'api-base-url'?: string | undefined;
  readonly mode?: 'text' | 'voice' | undefined;
  readonly launcher?: boolean | undefined;
  readonly class?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: object | undefined;
  readonly slot?: string | undefined;
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
