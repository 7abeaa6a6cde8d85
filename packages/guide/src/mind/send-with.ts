/**
 * A `fetch` that tells an endpoint this key and nothing else. The client's library adds headers of its own: what this
 * machine is, and from the environment (`OPENAI_ORG_ID`, `OPENAI_CUSTOM_HEADERS`) what belongs to another endpoint.
 */
export const sendWith =
  (key: string | undefined) =>
  (url: string | URL | Request, init: RequestInit = {}): Promise<Response> =>
    fetch(url, {
      ...init,
      headers: { authorization: `Bearer ${key ?? 'none'}`, 'content-type': 'application/json' },
    });
