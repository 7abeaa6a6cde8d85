/** A spoken answer's stream has a few hundred kilobytes. */
const MAX_ANSWER_BYTES = 4_000_000;

/**
 * Sends only this key and reads a limited part of the response. The client library adds headers about this machine, and
 * from the environment (`OPENAI_ORG_ID`, `OPENAI_CUSTOM_HEADERS`) data meant for another endpoint.
 */
export const sendWith =
  (key: string | undefined, maxBytes = MAX_ANSWER_BYTES) =>
  async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(url, {
      ...init,
      headers: { authorization: `Bearer ${key ?? 'none'}`, 'content-type': 'application/json' },
    });
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(limitBytes(maxBytes)), { status, statusText, headers });
  };

function limitBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(piece, controller) {
      size += piece.length;
      if (size > maxBytes) controller.error(new RangeError(`The answer is larger than ${maxBytes} bytes.`));
      else controller.enqueue(piece);
    },
  });
}
