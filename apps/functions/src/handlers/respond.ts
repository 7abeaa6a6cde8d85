import { API_ERROR_STATUS, type ApiErrorBody, type ApiErrorCode } from '@asad/call-core/contract';
import type { ApiResponse } from './api-request.ts';

const NO_STORE = { 'cache-control': 'no-store' };

export function ok(body: unknown, status = 200): ApiResponse {
  return { status, headers: NO_STORE, body };
}

/** The one shape of every answer that is not a success. */
export function refuse(
  code: ApiErrorCode,
  message: string,
  more: {
    readonly headers?: Record<string, string>;
    /** When asking again may help. */
    readonly retryAfterSeconds?: number;
  } & Pick<ApiErrorBody, 'stats' | 'appCheck'> = {},
): ApiResponse {
  const { headers, retryAfterSeconds, ...beside } = more;
  const retry = retryAfterSeconds === undefined ? undefined : { 'retry-after': String(retryAfterSeconds) };
  const body: ApiErrorBody = { error: { code, message }, ...beside };
  return { status: API_ERROR_STATUS[code], headers: { ...NO_STORE, ...headers, ...retry }, body };
}
