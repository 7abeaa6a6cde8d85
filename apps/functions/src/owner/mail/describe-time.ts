const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** `20 November 2026 at 10:00 UTC, 2 min 05 s`. */
export function describeTime(call: { readonly startedAt: string; readonly endedAt?: string | undefined }): string {
  const { startedAt, endedAt } = call;
  // Formatting would throw, and a bad date must not lose the call.
  if (Number.isNaN(Date.parse(startedAt))) return 'at an unknown time';
  const start = `${timeFormat.format(new Date(startedAt))} UTC`;
  const seconds = Math.round((Date.parse(endedAt ?? '') - Date.parse(startedAt)) / 1000);
  // Omit an impossible length, which a browser's wrong clock can report.
  if (Number.isNaN(seconds) || seconds < 0 || seconds > 86_400) return start;
  const length =
    seconds < 60 ? `${seconds} seconds` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
  return `${start}, ${length}`;
}
