import { toCallError, type CallError } from './call-error.ts';
import { isShape } from './is-shape.ts';

/** How a call ended. `endedReason` is the provider's own word for it, where it gave one. */
export type CallEnd =
  | { readonly by: 'visitor'; readonly endedReason: string }
  | { readonly by: 'assistant'; readonly endedReason: string }
  | { readonly by: 'limit'; readonly endedReason: string }
  /** The line closed and nobody said why: no error, and nobody's doing. */
  | { readonly by: 'unknown'; readonly endedReason: string }
  | { readonly by: 'error'; readonly endedReason: string; readonly error: CallError };

/** The visitor hung up (specification, section 4). */
export const VISITOR_END: CallEnd = { by: 'visitor', endedReason: 'customer-ended-call' };

/** The line was left and nobody said why. */
export const UNKNOWN_END: CallEnd = { by: 'unknown', endedReason: 'unknown' };

/** An end as a provider told it, whatever that is: a call that is over must be over. */
export function readCallEnd(told: unknown): CallEnd {
  const { by, endedReason = by, error = endedReason } = isShape(told) ? told : {};
  if (typeof endedReason !== 'string') return UNKNOWN_END;
  if (by === 'error') return { by, endedReason, error: toCallError(error, 'connection_lost') };
  return by === 'visitor' || by === 'assistant' || by === 'limit'
    ? { by, endedReason }
    : { by: 'unknown', endedReason };
}
