import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import { listen } from '@asad/tooling/listen';
import { WebSocketServer } from 'ws';
import { isShape } from '../../src/json.ts';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };
/** The minimal policy: without eval, only the room's host. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' https://c.daily.co",
  "connect-src 'self' https://api.vapi.ai https://api.openai.com https://*.daily.co wss://*.daily.co",
  "worker-src 'self' blob:",
  "media-src 'self' blob:",
].join('; ');

export interface ServedSite {
  readonly url: string;
  readonly requests: readonly { readonly authorization: string | undefined; readonly body: string }[];
  readonly records: readonly { readonly transcript: string }[];
  breakRecords(isBroken: boolean): void;
  refusedRecords(): number;
  heardBytes(): number;
  close(): void;
}

/** 100 ms of a tone, 16-bit PCM at 16 kHz. */
const TONE = Buffer.from(
  Int16Array.from({ length: 1_600 }, (_, index) => Math.sin((index * 2 * Math.PI * 440) / 16_000) * 8_000).buffer,
);

/** For websocket-provider.js: greets, repeats texts, counts bytes. */
function createVoiceServer() {
  const server = new WebSocketServer({ noServer: true });
  let heardBytes = 0;
  server.on('connection', (socket) => {
    const say = (message: object): void => socket.send(JSON.stringify(message));
    const speak = (words: string): void => {
      say({ type: 'transcript', speaker: 'assistant', text: words, isFinal: true });
      socket.send(TONE);
    };
    socket.on('message', (data, isBinary) => {
      if (!Buffer.isBuffer(data)) return;
      if (isBinary) {
        heardBytes += data.length;
        return;
      }
      const message: unknown = JSON.parse(data.toString());
      if (!isShape(message)) return;
      if (message['type'] === 'start') {
        say({ type: 'ready' });
        speak('Good evening.');
      }
      if (message['type'] === 'text') speak(`You said: ${String(message['text'])}`);
    });
  });
  return {
    server,
    heardBytes: () => heardBytes,
    hangUp(): void {
      const end = JSON.stringify({ type: 'ended', by: 'assistant', reason: 'assistant-ended-call' });
      for (const socket of server.clients) socket.send(end);
    },
  };
}

export async function serveSite(folder: string): Promise<ServedSite> {
  const requests: { authorization: string | undefined; body: string }[] = [];
  const voice = createVoiceServer();
  const records: { transcript: string }[] = [];
  let isBroken = false;
  let refusedRecords = 0;

  async function answer(path: string, request: IncomingMessage): Promise<readonly [status: number, body?: object]> {
    const body = await text(request);
    switch (path) {
      case '/api/call/web':
        requests.push({ authorization: request.headers.authorization, body });
        return [201, { id: 'call-1', assistantId: 'a', webCallUrl: 'https://vapi.daily.co/room' }];
      case '/api/records':
        if (isBroken) {
          refusedRecords += 1;
          return [503];
        }
        records.push(JSON.parse(body) as { transcript: string });
        return [200, { saved: true }];
      case '/hang-up':
        voice.hangUp();
        return [204];
      default:
        return [404];
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (request.method === 'POST') {
      const [status, body] = await answer(path, request);
      response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body));
      return;
    }
    try {
      const file = join(folder, normalize(path));
      const content = readFileSync(file);
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  }

  const server = createServer((request, response) => void respond(request, response));
  server.on('upgrade', (request, socket, head) =>
    voice.server.handleUpgrade(request, socket, head, (open) => voice.server.emit('connection', open, request)),
  );
  return {
    url: `${await listen(server)}/`,
    requests,
    records,
    breakRecords: (value) => void (isBroken = value),
    refusedRecords: () => refusedRecords,
    heardBytes: voice.heardBytes,
    close: () => void server.close(),
  };
}
