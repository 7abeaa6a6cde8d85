import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface RawRequest {
  readonly headers?: Record<string, string>;
  readonly method?: string;
}

/** Sends any path and any header: fetch() corrects the one and forbids the other. */
export async function askRaw(port: number, path: string, { headers = {}, method = 'GET' }: RawRequest = {}) {
  const sent = request({ host: '127.0.0.1', port, path, method, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
