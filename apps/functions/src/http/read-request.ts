import type { z } from 'zod';
import { type ApiResponse, type ReadRequest, refuse } from './api.ts';

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly response: ApiResponse };

/** Deeper JSON is nobody's call record, and would overflow the stack of whoever writes it out again. */
const MAX_DEPTH = 100;
/** A call of an hour has some fifty thousand; four megabytes of `[[],…]` have a million, and cost a hundred bytes each. */
const MAX_VALUES = 200_000;

/** The body as JSON that fits the schema, or the answer that says which field does not. */
export function readBody<T>({ body, headers }: ReadRequest, schema: z.ZodType<T>): Read<T> {
  const refused = (...why: Parameters<typeof refuse>) => ({ ok: false, response: refuse(...why) }) as const;
  if (!['identity', undefined].includes(headers['content-encoding']))
    return refused('unsupported_media_type', 'Send the body as plain JSON, not compressed.');
  // No body has no type, and is told below that it is missing.
  if (body.length > 0 && !/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(headers['content-type'] ?? ''))
    return refused('unsupported_media_type', 'Send the body as application/json.');
  const json = parseJson(body);
  if (json === undefined)
    return refused(
      'invalid_json',
      `The body is not JSON in UTF-8, at most ${MAX_DEPTH} levels deep and of ${MAX_VALUES} values.`,
    );
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return { ok: true, value: parsed.data };
  // Indexes and names of our own schema only: an unknown key is the client's own text.
  const field = parsed.error.issues[0]?.path.slice(0, 2).map(String).join('.').slice(0, 80) || 'body';
  return refused('invalid_field', `The field ${field} is missing or malformed.`);
}

function parseJson(bytes: Uint8Array): { readonly value: unknown } | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return isBuildable(text) ? { value: JSON.parse(text) } : undefined;
  } catch {
    return undefined;
  }
}

/** True for JSON text that is neither too deep nor of too many values, found out without building anything. */
function isBuildable(text: string): boolean {
  let depth = 0;
  let values = 0;
  let isString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isString) {
      if (code === 0x5c) index += 1; // backslash: skip what it escapes
      else if (code === 0x22) isString = false;
    } else if (code === 0x22) isString = true;
    else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      values += 1;
      if (depth > MAX_DEPTH) return false;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
    else if (code === 0x2c) values += 1;
    if (values > MAX_VALUES) return false;
  }
  return true;
}

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
