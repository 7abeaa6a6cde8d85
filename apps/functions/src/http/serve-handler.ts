import { MAX_BODY_BYTES } from '@asad/call-core/contract';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiHandler, ApiResponse, RequestBody } from './api.ts';
import type { ClientAddress } from '../env/env-reader.ts';

/** Drop the rest of the upload for this long: closing the connection during it may lose the answer. */
const LINGER_MS = 2000;
const MAX_DROPPED_BYTES = 8 * MAX_BODY_BYTES;

export function serveHandler(
  handler: ApiHandler,
  options: { readonly clientAddress: ClientAddress },
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const headers = headersOf(request);
    const answer = await handler({
      // Node leaves out the body of its answer.
      method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
      headers,
      body: (maxBytes) => takeBody(request, maxBytes),
      address: clientAddress(options.clientAddress, {
        socketAddress: request.socket.remoteAddress,
        forwardedFor: headers['x-forwarded-for'],
      }),
    });
    await answerAndClose(request, response, answer);
  };
}

async function answerAndClose(request: IncomingMessage, response: ServerResponse, answer: ApiResponse): Promise<void> {
  if (request.complete || response.headersSent || response.destroyed) return sendAnswer(response, answer);
  const text = JSON.stringify(answer.body);
  response.writeHead(answer.status, { ...headersFor(text, answer), connection: 'close' });
  // Content-Length completes the answer for the client; closing the connection follows later.
  response.write(text);
  await new Promise<void>((resolve) => {
    let size = 0;
    const timer = setTimeout(resolve, LINGER_MS);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    request.on('end', stop).on('close', stop);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_DROPPED_BYTES) stop();
    });
  });
  response.end();
}

const headersFor = (text: string, { headers }: ApiResponse) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(text),
  'x-content-type-options': 'nosniff',
  ...headers,
});

export function sendAnswer(response: ServerResponse, answer: ApiResponse): void {
  if (response.headersSent || response.destroyed) return;
  const text = JSON.stringify(answer.body);
  response.writeHead(answer.status, headersFor(text, answer));
  response.end(text);
}

function headersOf(request: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

async function takeBody(request: IncomingMessage, maxBytes: number): Promise<RequestBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // `answerAndClose` drops the rest of a body that is too large.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) return 'too_large';
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    return 'cut_off';
  }
}

/**
 * Each proxy appends its peer to X-Forwarded-For: behind n proxies the n-th entry from the right is the client; entries
 * further left may be forged. With fewer entries the request bypassed the proxies: the socket counts.
 */
export function clientAddress(
  proved: ClientAddress,
  { socketAddress, forwardedFor }: Readonly<Record<'socketAddress' | 'forwardedFor', string | undefined>>,
): string | undefined {
  if (proved === 'none') return undefined;
  const seen = (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const client = proved === 0 ? undefined : seen.at(-proved);
  return (client ?? socketAddress ?? '').slice(0, 60);
}
