import { platformFetch, type AbortSignalLike, type Fetch } from './platform.ts';

export type Shape = Readonly<Record<string, unknown>>;

export const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface JsonPost {
  readonly token: string;
  readonly body: unknown;
  readonly fetch?: Fetch | undefined;
  readonly signal?: AbortSignalLike | undefined;
  readonly keepalive?: boolean;
}

/** A response that is not a JSON object (a proxy's HTML) reads as empty. */
export async function postJson(url: string, { token, body, fetch = platformFetch, signal, keepalive }: JsonPost) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    ...(keepalive && { keepalive }),
    ...(signal && { signal }),
  });
  const answer = parseJson(await response.text(), {});
  return { ok: response.ok, status: response.status, answer: isShape(answer) ? answer : {} };
}

export function parseJson(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}
