/**
 * The client's address. Each trusted proxy appends whom it saw to X-Forwarded-For, so that with n of them the n-th
 * entry from the right is the client; everything left of it is whatever the client wrote.
 */
export function clientAddress(
  socketAddress: string | undefined,
  options: { readonly forwardedFor: string | undefined; readonly trustedHops: number },
): string {
  const seen = (options.forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const forwarded = options.trustedHops === 0 ? undefined : (seen.at(-options.trustedHops) ?? seen[0]);
  return (forwarded ?? socketAddress ?? '').slice(0, 60);
}
