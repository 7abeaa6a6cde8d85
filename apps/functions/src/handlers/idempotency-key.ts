import type { ApiResponse, ReadRequest } from './api-request.ts';
import { refuse } from './respond.ts';

/** A random name such as a UUID: long enough that no page makes the same one twice. */
const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

/** The name under which a page may ask again without doing it twice; undefined where it gave none. */
export function readIdempotencyKey({ headers }: ReadRequest): string | { readonly refusal: ApiResponse } | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || IDEMPOTENCY_KEY.test(key)) return key;
  return {
    refusal: refuse('invalid_field', 'The header Idempotency-Key takes 16 to 64 letters, digits and dashes.'),
  };
}
