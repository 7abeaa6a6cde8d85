/**
 * A value as text that shows its differences line by line: JSON with sorted keys, and texts of several lines as lists
 * of lines.
 */
export function readable(value: unknown): string {
  return `${JSON.stringify(unfold(value), undefined, 2)}\n`;
}

function unfold(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\n') ? value.split('\n') : value;
  if (Array.isArray(value)) return value.map(unfold);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, entry]) => [key, unfold(entry)]),
  );
}

/** The part of `remote` that `own` speaks about: the provider adds ids, dates and defaults that are not ours. */
export function pickKnown(own: unknown, remote: unknown): unknown {
  if (Array.isArray(own)) {
    if (!Array.isArray(remote)) return remote;
    const entries: unknown[] = remote;
    return entries.map((entry, index) => (index < own.length ? pickKnown(own[index], entry) : entry));
  }
  if (!isRecord(own) || !isRecord(remote)) return remote;
  return Object.fromEntries(
    Object.entries(own)
      .filter(([key]) => key in remote)
      .map(([key, value]) => [key, pickKnown(value, remote[key])]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
