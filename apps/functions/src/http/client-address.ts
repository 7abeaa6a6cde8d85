import type { ClientAddress } from '../settings/env-reader.ts';

/**
 * The client's address, as the layer that is proved tells it; undefined where none is. Each proxy appends whom it saw to
 * X-Forwarded-For, so that with n of them the n-th entry from the right is the client, and everything left of it is
 * whatever the client wrote. Fewer entries than proxies: it came past them, and the connection is all that is true.
 */
export function clientAddress(
  proved: ClientAddress,
  {
    socketAddress,
    forwardedFor,
  }: { readonly socketAddress: string | undefined; readonly forwardedFor: string | undefined },
): string | undefined {
  if (proved.kind === 'none') return undefined;
  const seen = (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const client = proved.kind === 'hops' ? seen.at(-proved.hops) : undefined;
  return (client ?? socketAddress ?? '').slice(0, 60);
}
