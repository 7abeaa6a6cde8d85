import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
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

/** Sends a text that may be no HTTP. `answer` is all that came when the connection has closed. */
export function sendText(port: number, text: string) {
  const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => {});
  const answer = new Promise<string>((done) => socket.on('close', () => done(Buffer.concat(chunks).toString())));
  return { socket, answer };
}
