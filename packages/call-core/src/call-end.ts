import type { CallError } from './call-error.ts';

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
