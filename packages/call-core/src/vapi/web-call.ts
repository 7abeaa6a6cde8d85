import type { Shape } from '../is-shape.ts';

/** A web call as the provider answers it (`POST /call/web`), as far as it is read here; the SDK is given all of it. */
export interface WebCall {
  readonly id: string;
  readonly webCallUrl: string;
  readonly assistantId?: string | undefined;
  readonly [more: string]: unknown;
}

/** Whether an answer is a web call, and not something else in JSON. */
export const isWebCall = (answer: Shape): answer is WebCall =>
  typeof answer['id'] === 'string' && typeof answer['webCallUrl'] === 'string';
