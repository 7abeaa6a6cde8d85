export type RequestBody =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'too_large' }
  /** The client went away in the middle: nobody will read the answer. */
  | { readonly kind: 'cut_off' };

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
  readonly body: Extract<RequestBody, { readonly kind: 'bytes' }>;
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
