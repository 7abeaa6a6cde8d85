import type { CallError } from '../call-error.ts';
import type { ProviderMessage } from '../provider-message.ts';
import type { StageStatus } from '../provider.ts';
import type { FinishedCall } from './call-snapshot.ts';
import type { Guard } from './guard.ts';

/** What a call tells its listeners, by the voice SDK's names where it has one. */
export interface CallEventMap {
  'call-start-progress': {
    readonly stage: string;
    readonly status: StageStatus;
    /** Milliseconds from this stage's start; 0 when it starts. */
    readonly durationMs: number;
    readonly callId: string | null;
  };
  /** The start is over and succeeded, with what it took: for whoever measures. Told right before `call-start`. */
  'call-start-success': { readonly callId: string; readonly totalDurationMs: number };
  /** What `start` answers too. `error` is null when the visitor cancelled, `stage` where no stage was under way. */
  'call-start-failed': {
    readonly stage: string | null;
    readonly errorType: string;
    readonly error: CallError | null;
    readonly totalDurationMs: number;
  };
  /** The talk begins: for whoever shows it. Every one has a `call-end`. */
  'call-start': { readonly callId: string };
  /** A talk is over, with its record. A start that failed tells `call-start-failed` instead, and leaves no record. */
  'call-end': FinishedCall;
  message: ProviderMessage;
  /** A tool of the page was used. */
  'tool-call': { readonly name: string; readonly arguments: unknown; readonly result: unknown };
  /**
   * A tool was asked for and not used: the page has none of that name, its schema threw, or its handler did. `arguments`
   * are the assistant's own words, `error` is what was thrown, null for an unknown tool.
   */
  'tool-refused': {
    readonly name: string;
    readonly arguments: unknown;
    readonly because: 'unknown' | 'invalid' | 'failed';
    readonly error: unknown;
  };
  /** What broke a talk, or left it with less: `error.severity` tells them apart. A failed start is `start`'s answer. */
  error: CallError;
}

/** What a listener can be told of. */
export type CallEventName = keyof CallEventMap;

/** An event on its way to its listeners. */
export type ToldEvent = { readonly [Name in CallEventName]: readonly [Name, CallEventMap[Name]] }[CallEventName];

/** One listener's exception reaches the page's error handler and no other listener. */
export function createCallListeners(guard: Guard) {
  const sets = new Map<CallEventName, Set<(event: never) => void>>();
  return {
    on<Name extends CallEventName>(name: Name, listener: (event: CallEventMap[Name]) => void): () => void {
      const set = sets.get(name) ?? new Set();
      sets.set(name, set);
      // A fresh function each time, so that the same listener given twice is removed one by one.
      const entry = (event: CallEventMap[Name]): void => listener(event);
      set.add(entry);
      return () => void set.delete(entry);
    },
    forget: (): void => sets.clear(),
    tell([name, event]: ToldEvent): void {
      // A copy: a listener may unsubscribe itself or others while it is told.
      for (const listener of Array.from(sets.get(name) ?? [])) guard(() => listener(event as never));
    },
  };
}
