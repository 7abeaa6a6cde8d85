import type { Json } from './stand-in-project.ts';

/** A request to a route. */
export interface Asked {
  readonly bytes: Buffer;
  readonly json: Json;
  /** What the route's groups matched. */
  readonly parts: readonly (string | undefined)[];
}
export type Answer = readonly [status: number, body: unknown];

export const ok = (body: unknown): Answer => [200, body];
export const missing = (): Answer => [404, { error: { code: 404, message: 'Not found.', status: 'NOT_FOUND' } }];

/** What the stand-in answers where method and path fit; the first that fits counts. */
export type Route = readonly [RegExp, (request: Asked) => Answer];
