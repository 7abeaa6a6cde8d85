import type { Json } from './stand-in-project.ts';

export interface Asked {
  readonly bytes: Buffer;
  readonly json: Json;
  readonly parts: readonly (string | undefined)[];
}
export type Answer = readonly [status: number, body: unknown];

export const ok = (body: unknown): Answer => [200, body];
export const missing = (): Answer => [404, { error: { code: 404, message: 'Not found.', status: 'NOT_FOUND' } }];

/** The first match answers. */
export type Route = readonly [RegExp, (request: Asked) => Answer];
