import { CallError } from '../call-error.ts';
import { platformFetch, type Fetch } from '../platform.ts';
import type { CreateContext } from '../provider.ts';
import { stageEvent } from './stages.ts';
import { findWebCall, type WebCall } from './web-call.ts';

/** Where web calls are made, and with which key. */
export interface WebCallOptions {
  /** Default: the provider's public host. A backend of your own answers in the same shape. */
  readonly apiBaseUrl?: string;
  /** A public key at the provider's host, a visitor's token at your own. Asked anew for every call. */
  readonly getToken: () => Promise<string>;
  readonly fetch?: Fetch;
}

const STAGE = 'web-call-creation';

const failed = (why: string, more: { readonly cause?: unknown; readonly details?: unknown } = {}): CallError =>
  new CallError('creation_failed', `The call could not be created: ${why}. Try again.`, { stage: STAGE, ...more });

/**
 * Makes a web call by `POST {apiBaseUrl}/call/web`. Abortable. Throws a CallError 'creation_failed'; beside a refusal,
 * its `details` are `{status}`.
 */
export async function createWebCall(
  { apiBaseUrl = 'https://api.vapi.ai', getToken, fetch = platformFetch }: WebCallOptions,
  { emit, signal, target }: CreateContext,
): Promise<WebCall> {
  emit(stageEvent(STAGE, 'started'));
  const token = await getToken();
  const response = await fetch(`${apiBaseUrl.replace(/\/+$/, '')}/call/web`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(target),
    signal,
  }).catch((cause: unknown) => {
    throw failed('no connection', { cause });
  });
  const details = { status: response.status };
  if (!response.ok) throw failed(`the answer was ${response.status}`, { details });
  const webCall = findWebCall(await response.text());
  if (!webCall) throw failed('the answer is no web call', { details });
  emit(stageEvent(STAGE, 'completed'));
  return webCall;
}
