import { postJson, type Shape } from '../json.ts';
import { CallError } from '../call-error.ts';
import type { Fetch } from '../platform.ts';
import type { CreateContext } from '../provider.ts';
import { stageEvent } from './stages.ts';

/** Endpoint and key for web calls. */
export interface WebCallOptions {
  /** Default: the provider's host. A backend must answer in its format. */
  readonly apiBaseUrl?: string | undefined;
  /** A public key, or a visitor's token for your backend. Called once per call. */
  readonly getToken: () => Promise<string>;
  readonly fetch?: Fetch | undefined;
}

const STAGE = 'web-call-creation';

const failed = (why: string, more: { readonly cause?: unknown; readonly details?: unknown } = {}): CallError =>
  new CallError('creation_failed', `The call could not be created: ${why}. Try again.`, { stage: STAGE, ...more });

/**
 * Creates a web call by `POST {apiBaseUrl}/call/web`. Throws a CallError 'creation_failed'; after an error response,
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

/** The used fields of the response. */
export interface WebCall {
  readonly id: string;
  readonly webCallUrl: string;
  readonly assistantId?: string | undefined;
  readonly [more: string]: unknown;
}

export const isWebCall = (answer: Shape): answer is WebCall =>
  typeof answer['id'] === 'string' && typeof answer['webCallUrl'] === 'string';
