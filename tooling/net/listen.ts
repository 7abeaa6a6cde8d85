import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Resolves with the origin, such as `http://127.0.0.1:40123`. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
