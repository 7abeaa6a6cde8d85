import { API_ERROR_STATUS, type ApiErrorBody, type ApiErrorCode } from '@asad/call-core/contract';

/** A body, or why there is none; `cut_off`: the client went away in the middle, and nobody will read the answer. */
export type RequestBody = Uint8Array | 'too_large' | 'cut_off';

/** A request as handlers see it: no server, no framework. */
export interface ApiRequest {
  readonly method: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Takes the body in, up to so many bytes: asked for once it is known who sends it, and at most once. */
  readonly body: (maxBytes: number) => Promise<RequestBody>;
  /** The client's address; undefined where nobody proves it (CLIENT_ADDRESS). */
  readonly address: string | undefined;
}

/** A request whose body was taken in, within the limit. */
export interface ReadRequest extends Omit<ApiRequest, 'body'> {
  readonly body: Uint8Array;
}

/** An answer; `body` becomes JSON. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Instead of `body`: text that is sent as it comes. The signal is aborted when the client goes away. */
  readonly stream?: (signal: AbortSignal) => AsyncIterable<string>;
}

/** One endpoint. Never throws: what goes wrong is an answer too. */
export type ApiHandler = (request: ApiRequest) => Promise<ApiResponse>;

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
