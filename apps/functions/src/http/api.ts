import { API_ERROR_STATUS, type ApiErrorBody, type ApiErrorCode } from '@asad/call-core/contract';

/** `cut_off`: the client disconnected while sending. */
export type RequestBody = Uint8Array | 'too_large' | 'cut_off';

export interface ApiRequest {
  readonly method: string;
  /** In lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Call it at most once, after the sender is verified. */
  readonly body: (maxBytes: number) => Promise<RequestBody>;
  /** Undefined where no layer proves it (CLIENT_ADDRESS). */
  readonly address: string | undefined;
}

export interface ReadRequest extends Omit<ApiRequest, 'body'> {
  readonly body: Uint8Array;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Never throws: errors become answers. */
export type ApiHandler = (request: ApiRequest) => Promise<ApiResponse>;

const NO_STORE = { 'cache-control': 'no-store' };

export function ok(body: unknown, status = 200): ApiResponse {
  return { status, headers: NO_STORE, body };
}

export function refuse(
  code: ApiErrorCode,
  message: string,
  more: {
    readonly headers?: Record<string, string>;
    /** Default: the code's own. */
    readonly status?: number;
    readonly retryAfterSeconds?: number;
  } & Pick<ApiErrorBody, 'stats' | 'appCheck'> = {},
): ApiResponse {
  const { headers, status = API_ERROR_STATUS[code], retryAfterSeconds, ...beside } = more;
  const retry = retryAfterSeconds === undefined ? undefined : { 'retry-after': String(retryAfterSeconds) };
  const body: ApiErrorBody = { error: { code, message }, ...beside };
  return { status, headers: { ...NO_STORE, ...headers, ...retry }, body };
}
