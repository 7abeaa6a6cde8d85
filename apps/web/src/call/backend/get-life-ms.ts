/**
 * Milliseconds from the server's answer to its `untilMs`. Both times are the server's, as the visitor's clock may be
 * wrong. Undefined if the answer has no date.
 */
export function getLifeMs({ headers }: Response, untilMs: number): number | undefined {
  const lifeMs = untilMs - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(lifeMs) ? undefined : lifeMs;
}
