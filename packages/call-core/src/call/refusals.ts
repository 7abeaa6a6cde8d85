import { toCallError, type CallErrorCode } from '../call-error.ts';

/** Why what a page asked for was not done. */
export const NO_CALL = { kind: 'refused', because: 'no-call' } as const;
export const NOT_SUPPORTED = { kind: 'refused', because: 'not-supported' } as const;
export const EMPTY = { kind: 'refused', because: 'empty' } as const;

/** What the provider threw when it was asked; `code` names what is no error of its own. */
export const failed = (thrown: unknown, code: CallErrorCode) =>
  ({ kind: 'refused', because: 'failed', error: toCallError(thrown, code) }) as const;
