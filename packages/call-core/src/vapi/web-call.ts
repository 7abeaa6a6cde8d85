/** A web call as the provider answers it (`POST /call/web`), as far as it is read here; the SDK is given all of it. */
export interface WebCall {
  readonly id: string;
  readonly webCallUrl: string;
  readonly assistantId?: string | undefined;
  readonly [more: string]: unknown;
}

/** The web call that `text` is, or undefined when it is something else (a proxy's HTML, say). */
export function findWebCall(text: string): WebCall | undefined {
  try {
    const value: Partial<WebCall> | null = JSON.parse(text);
    return typeof value?.id === 'string' && typeof value.webCallUrl === 'string' ? (value as WebCall) : undefined;
  } catch {
    return undefined;
  }
}
