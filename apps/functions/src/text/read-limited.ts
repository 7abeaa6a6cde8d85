/** Throws a RangeError beyond `maxBytes`, and a SyntaxError for invalid JSON. */
export async function readLimitedJson(response: Response, maxBytes: number): Promise<unknown> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the request.
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > maxBytes) throw new RangeError(`The answer is larger than ${maxBytes} bytes.`);
    pieces.push(piece);
  }
  return JSON.parse(Buffer.concat(pieces).toString());
}
