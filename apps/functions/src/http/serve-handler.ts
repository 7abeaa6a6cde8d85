import { MAX_BODY_BYTES } from '@asad/call-core/contract';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiHandler, ApiRequest, ApiResponse } from '../handlers/api-request.ts';
import type { ClientAddress } from '../settings/env-reader.ts';
import { clientAddress } from './client-address.ts';

/** What Cloud Functions adds to a request: the body, already read. */
interface MaybeReadRequest extends IncomingMessage {
  rawBody?: Buffer;
}

/** After a refused body this much more is read and dropped, so that a client that still sends gets to read its 413. */
const MAX_DRAIN_BYTES = 8 * MAX_BODY_BYTES;

/** Puts a handler behind any Node server: Cloud Functions, express, or `node:http` itself. */
export function serveHandler(
  handler: ApiHandler,
  options: { readonly clientAddress: ClientAddress },
): (request: MaybeReadRequest, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const body = await readRequestBody(request).catch(() => undefined);
    if (body === undefined) return void response.destroy(); // The client went away in the middle of its body.
    const answer = await handler({
      method: request.method ?? 'GET',
      headers: headersOf(request),
      body,
      address: clientAddress(options.clientAddress, {
        socketAddress: request.socket.remoteAddress,
        forwardedFor: headersOf(request)['x-forwarded-for'],
      }),
    });
    sendAnswer(response, answer);
  };
}

/** Writes an answer as JSON. */
export function sendAnswer(response: ServerResponse, answer: ApiResponse): void {
  if (response.headersSent || response.destroyed) return;
  const text = JSON.stringify(answer.body);
  response.writeHead(answer.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'x-content-type-options': 'nosniff',
    ...answer.headers,
  });
  response.end(text);
}

function headersOf(request: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

function readRequestBody(request: MaybeReadRequest): Promise<ApiRequest['body']> {
  if (request.rawBody !== undefined) {
    const bytes = request.rawBody;
    return Promise.resolve(bytes.length > MAX_BODY_BYTES ? { kind: 'too_large' } : { kind: 'bytes', bytes });
  }
  // Somebody before us has read it and left nothing: there was no body.
  if (request.readableEnded) return Promise.resolve({ kind: 'bytes', bytes: new Uint8Array() });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) return void chunks.push(chunk);
      chunks.length = 0;
      if (size > MAX_DRAIN_BYTES) resolve({ kind: 'too_large' });
    });
    request.on('end', () =>
      resolve(size > MAX_BODY_BYTES ? { kind: 'too_large' } : { kind: 'bytes', bytes: Buffer.concat(chunks) }),
    );
    request.on('error', reject);
    request.on('close', () => reject(new Error('closed')));
  });
}
