import { postJson, type Shape } from '../json.ts';
import { CallError } from '../call-error.ts';
import type { Fetch } from '../platform.ts';
import type { CreateContext } from '../provider.ts';
import { stageEvent } from './stages.ts';

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
  { apiBaseUrl = 'https://api.vapi.ai', getToken, fetch }: WebCallOptions,
  { emit, signal, target }: CreateContext,
): Promise<WebCall> {
  emit(stageEvent(STAGE, 'started'));
  const token = await getToken();
  const url = `${apiBaseUrl.replace(/\/+$/, '')}/call/web`;
  const { answer, ok, status } = await postJson(url, { token, body: target, fetch, signal }).catch((cause: unknown) => {
    throw failed('no connection', { cause });
  });
  if (!ok) throw failed(`the answer was ${status}`, { details: { status } });
  if (!isWebCall(answer)) throw failed('the answer is no web call', { details: { status } });
  emit(stageEvent(STAGE, 'completed'));
  return answer;
}

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
