import type { z } from 'zod';
import { type ApiResponse, type ReadRequest, refuse } from './api.ts';

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly response: ApiResponse };

/** Reject deeper JSON: serialising it again could overflow the stack. */
const MAX_DEPTH = 100;
/** A call of an hour has about fifty thousand values; 4 MB of `[[],…]` have a million. */
const MAX_VALUES = 200_000;

export function readBody<T>({ body, headers }: ReadRequest, schema: z.ZodType<T>): Read<T> {
  const refused = (...why: Parameters<typeof refuse>) => ({ ok: false, response: refuse(...why) }) as const;
  if (!['identity', undefined].includes(headers['content-encoding']))
    return refused('unsupported_media_type', 'Send the body as plain JSON, not compressed.');
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
  // Name only indexes and fields of the schema: an unknown key is the client's text.
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

/** Builds nothing, so that a hostile body costs no memory. */
function isBuildable(text: string): boolean {
  let depth = 0;
  let values = 0;
  let isString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isString) {
      if (code === 0x5c) index += 1; // backslash: skip the escaped character
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

/** Long enough to be unique, such as a UUID. */
const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

export function readIdempotencyKey({ headers }: ReadRequest): string | ApiResponse | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || IDEMPOTENCY_KEY.test(key)) return key;
  return refuse('invalid_field', 'The header Idempotency-Key takes 16 to 64 letters, digits and dashes.');
}
