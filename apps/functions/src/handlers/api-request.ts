/** A request as handlers see it: no server, no framework. */
export interface ApiRequest {
  readonly method: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: { readonly kind: 'bytes'; readonly bytes: Uint8Array } | { readonly kind: 'too_large' };
  /** The client's address; undefined where nobody proves it (CLIENT_ADDRESS). */
  readonly address: string | undefined;
}

/** A request whose body is within the limit. */
export interface ReadRequest extends ApiRequest {
  readonly body: Extract<ApiRequest['body'], { readonly kind: 'bytes' }>;
}

/** An answer; `body` becomes JSON. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** One endpoint. Never throws: what goes wrong is an answer too. */
export type ApiHandler = (request: ApiRequest) => Promise<ApiResponse>;
