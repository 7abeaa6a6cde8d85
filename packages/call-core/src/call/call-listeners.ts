import type { CallEnd } from '../call-end.ts';
import type { CallError } from '../call-error.ts';
import type { ClientAction } from '../contract/client-action.ts';
import type { ProviderMessage } from '../provider-message.ts';
import type { StartErrorType, StartStage } from '../start-stage.ts';
import type { FinishedCall } from './call-snapshot.ts';

/** What a call tells its listeners, by the voice SDK's names where it has one. */
export interface CallEventMap {
  'call-start-progress': {
    readonly stage: StartStage;
    readonly status: 'started' | 'completed' | 'skipped' | 'failed';
    /** Milliseconds from this stage's start; 0 when it starts. */
    readonly durationMs: number;
    readonly callId: string | null;
  };
  'call-start-success': { readonly callId: string; readonly totalDurationMs: number };
  'call-start-failed': {
    readonly stage: StartStage | null;
    readonly errorType: StartErrorType;
    readonly error: CallError | null;
    readonly end: CallEnd;
    readonly totalDurationMs: number;
  };
  'call-start': { readonly callId: string };
  'call-end': FinishedCall;
  message: ProviderMessage;
  action: ClientAction;
  /** Fatal and degraded alike; `error.severity` tells them apart. */
  error: CallError;
}

/** What a listener can be told of. */
export type CallEventName = keyof CallEventMap;

export interface CallListeners {
  on<Name extends CallEventName>(name: Name, listener: (event: CallEventMap[Name]) => void): () => void;
  tell<Name extends CallEventName>(name: Name, event: CallEventMap[Name]): void;
}

/** One listener's exception reaches the page's error handler and no other listener. */
export function createCallListeners(reportError: (error: unknown) => void): CallListeners {
  const sets = new Map<CallEventName, Set<(event: never) => void>>();
  return {
    on(name, listener) {
      const set = sets.get(name) ?? new Set();
      sets.set(name, set);
      // A fresh function each time, so that the same listener given twice is removed one by one.
      const entry = (event: never) => listener(event);
      set.add(entry);
      return () => void set.delete(entry);
    },
    tell(name, event) {
      // A copy: a listener may unsubscribe itself or others while it is told.
      for (const listener of Array.from(sets.get(name) ?? [])) {
        try {
          listener(event as never);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
