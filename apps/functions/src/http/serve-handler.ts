import { MAX_BODY_BYTES } from '@asad/call-core/contract';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiHandler, ApiResponse, RequestBody } from './api.ts';
import type { ClientAddress } from '../env/env-reader.ts';

/** What Cloud Functions adds to a request whose body it has read itself. */
interface MaybeReadRequest extends IncomingMessage {
  rawBody?: Buffer;
}

/**
 * How long a client that is answered before it has sent its body may go on sending: one whose connection is closed in the
 * middle of it may not read the answer. What comes is dropped.
 */
const LINGER_MS = 2000;
const MAX_DROPPED_BYTES = 8 * MAX_BODY_BYTES;

/** Puts a handler behind any Node server: Cloud Functions, express, or `node:http` itself. */
export function serveHandler(
  handler: ApiHandler,
  options: { readonly clientAddress: ClientAddress },
): (request: MaybeReadRequest, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const headers = headersOf(request);
    const answer = await handler({
      method: request.method ?? 'GET',
      headers,
      body: (maxBytes) => takeBody(request, maxBytes),
      address: clientAddress(options.clientAddress, {
        socketAddress: request.socket.remoteAddress,
        forwardedFor: headers['x-forwarded-for'],
      }),
    });
    if (answer.stream === undefined) await answerAndClose(request, response, answer);
    else await sendStream(response, { ...answer, stream: answer.stream });
  };
}

/** Answers at once. A body that has not arrived by then is not waited for: the connection is closed. */
async function answerAndClose(request: MaybeReadRequest, response: ServerResponse, answer: ApiResponse): Promise<void> {
  if (request.complete || request.rawBody !== undefined || response.headersSent || response.destroyed)
    return sendAnswer(response, answer);
  const text = JSON.stringify(answer.body);
  response.writeHead(answer.status, { ...headersFor(text, answer), connection: 'close' });
  // The client has the whole answer by its length; the end, which closes the connection, comes later.
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

/** Writes an answer as JSON. */
export function sendAnswer(response: ServerResponse, answer: ApiResponse): void {
  if (response.headersSent || response.destroyed) return;
  const text = JSON.stringify(answer.body);
  response.writeHead(answer.status, headersFor(text, answer));
  response.end(text);
}

/** Writes what comes as it comes; when the client goes away, whoever makes it is told. */
async function sendStream(
  response: ServerResponse,
  { status, headers, stream }: ApiResponse & Required<Pick<ApiResponse, 'stream'>>,
): Promise<void> {
  const left = new AbortController();
  response.on('close', () => left.abort());
  // It may have gone while the answer was prepared; then nothing tells of it any more.
  if (response.destroyed) left.abort();
  response.writeHead(status, { 'x-content-type-options': 'nosniff', ...headers });
  response.flushHeaders();
  try {
    for await (const text of stream(left.signal)) if (!response.destroyed) response.write(text);
    response.end();
  } catch {
    // Whoever makes it has said why; a stream that just ends would look whole.
    response.destroy();
  }
}

function headersOf(request: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

async function takeBody(request: MaybeReadRequest, maxBytes: number): Promise<RequestBody> {
  const { rawBody } = request;
  if (rawBody) return rawBody.length > maxBytes ? 'too_large' : rawBody;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // What is left of a body that is too large is dropped later.
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
 * The client's address, as the layer that is proved tells it; undefined where none is. Each proxy appends whom it saw to
 * X-Forwarded-For, so that with n of them the n-th entry from the right is the client, and everything left of it is
 * whatever the client wrote. Fewer entries than proxies: it came past them, and the connection is all that is true.
 */
export function clientAddress(
  proved: ClientAddress,
  told: { readonly socketAddress: string | undefined; readonly forwardedFor: string | undefined },
): string | undefined {
  if (proved === 'none') return undefined;
  const { socketAddress, forwardedFor } = told;
  const seen = (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const client = proved === 0 ? undefined : seen.at(-proved);
  return (client ?? socketAddress ?? '').slice(0, 60);
}
