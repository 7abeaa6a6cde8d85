import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type ModelBehaviour =
  | {
      readonly kind: 'answers';
      readonly text?: string;
      readonly tools?: readonly { readonly name: string; readonly arguments: string }[];
      /** Sent in a last, separate chunk; undefined: never sent. */
      readonly tokens?: number;
      /** Replaces `tokens`; may be invalid. */
      readonly usage?: unknown;
      /** Three times before the text, each in a separate delta. */
      readonly thoughts?: Readonly<Record<string, unknown>>;
      /** Sends the text as lists of typed pieces. */
      readonly isInPieces?: boolean;
    }
  /** The body contains a key, as some endpoints send. */
  | { readonly kind: 'status'; readonly status: number; readonly param?: string }
  /** Sends headers and this text, then nothing. */
  | { readonly kind: 'stalls'; readonly text: string }
  /** Sends the text several times with pauses, then a proper end. */
  | {
      readonly kind: 'drips';
      readonly text: string;
      readonly delta?: Readonly<Record<string, unknown>>;
      readonly times: number;
      readonly everyMs: number;
    }
  /** Sends this much data as fast as the client reads. */
  | { readonly kind: 'floods'; readonly status: number; readonly megabytes: number }
  | { readonly kind: 'cut'; readonly text: string }
  | { readonly kind: 'error-in-stream'; readonly text: string }
  | { readonly kind: 'page'; readonly body: string };

export interface ModelRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The chat-completions and the speech protocol on loopback. */
export interface StandInModel {
  /** Base URL, as in MODEL_URL. */
  readonly url: string;
  readonly requests: ModelRequest[];
  /** Answers that the client left early. */
  readonly left: () => number;
  /** Bytes of the last flood that the client read. */
  readonly floodedBytes: () => number;
  /** Responses in order; then `always`. */
  readonly next: ModelBehaviour[];
  always: ModelBehaviour;
  /** Response of the speech endpoint; undefined: 500. */
  sound: Uint8Array | undefined;
  stop(): Promise<void>;
}

/** Cuts lines, JSON and characters in the middle. */
const PIECE_BYTES = 7;
const WORDS = /\S+\s*/g;

const event = (value: unknown): string => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;
const chunk = (delta: unknown, finish: string | null = null): string =>
  event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stand-in',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
const toChunks = (text: string, isInPieces = false): string =>
  chunk({ role: 'assistant', content: '' }) +
  (text.match(WORDS) ?? [])
    .map((content) => chunk({ content: isInPieces ? [{ type: 'text', text: content }] : content }))
    .join('');

const toolChunks = ({ name, arguments: text }: { name: string; arguments: string }, index: number): string =>
  chunk({ tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } }] }) +
  Array.from({ length: Math.ceil(text.length / 5) }, (_, piece) =>
    chunk({ tool_calls: [{ index, function: { arguments: text.slice(piece * 5, piece * 5 + 5) } }] }),
  ).join('');

function answerOf(behaviour: Exclude<ModelBehaviour, { kind: 'status' | 'page' | 'drips' | 'floods' }>): string {
  if (behaviour.kind === 'error-in-stream')
    return toChunks(behaviour.text) + event({ error: { message: 'The engine is overloaded.', type: 'server_error' } });
  if (behaviour.kind !== 'answers') return toChunks(behaviour.text);
  const { text = '', tools = [], tokens } = behaviour;
  const counted = tokens && { prompt_tokens: 0, completion_tokens: tokens, total_tokens: tokens };
  const usage = behaviour.usage ?? counted;
  const { thoughts, isInPieces } = behaviour;
  return [
    ...(thoughts === undefined ? [] : Array.from({ length: 3 }, () => chunk(thoughts))),
    toChunks(text, isInPieces),
    ...tools.map(toolChunks),
    chunk({}, tools.length > 0 ? 'tool_calls' : 'stop'),
    ...(usage === undefined ? [] : [event({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [], usage })]),
    event('[DONE]'),
  ].join('');
}

async function writeInPieces(response: ServerResponse, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length && !response.destroyed; at += PIECE_BYTES * 16) {
    for (let piece = at; piece < Math.min(bytes.length, at + PIECE_BYTES * 16); piece += PIECE_BYTES)
      response.write(bytes.subarray(piece, Math.min(bytes.length, piece + PIECE_BYTES)));
    await new Promise((done) => setImmediate(done));
  }
}

export async function startStandInModel(): Promise<StandInModel> {
  let abortedCount = 0;
  let floodedBytes = 0;
  const server = createServer((request, response) => {
    void readJson(request).then((body) => {
      const path = request.url ?? '';
      const { headers } = request;
      model.requests.push({ path, authorization: headers.authorization, headers, body });
      if (path.endsWith('/audio/speech')) {
        response.writeHead(model.sound === undefined ? 500 : 200, { 'content-type': 'audio/mpeg' }).end(model.sound);
        return;
      }
      response.on('close', () => {
        if (!response.writableEnded) abortedCount += 1;
      });
      const behaviour = model.next.shift() ?? model.always;
      if (behaviour.kind === 'floods')
        void flood(response, behaviour, (bytes) => {
          floodedBytes = bytes;
        });
      else void answer(response, behaviour);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const model: StandInModel = {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/v1`,
    requests: [],
    left: () => abortedCount,
    floodedBytes: () => floodedBytes,
    next: [],
    always: { kind: 'answers', text: 'I know that.', tokens: 10 },
    sound: undefined,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return model;
}

async function flood(
  response: ServerResponse,
  { status, megabytes }: Extract<ModelBehaviour, { kind: 'floods' }>,
  note: (bytes: number) => void,
): Promise<void> {
  response.writeHead(status, { 'content-type': status === 200 ? 'text/event-stream' : 'application/json' });
  const megabyte = ': comment\n'.repeat(100_000);
  for (let sent = 1; sent <= megabytes && !response.destroyed; sent += 1) {
    note(sent * megabyte.length);
    if (!response.write(megabyte))
      await new Promise<void>((resolve) => {
        response.once('drain', resolve).once('close', resolve);
      });
  }
  response.end();
}

async function answer(response: ServerResponse, behaviour: Exclude<ModelBehaviour, { kind: 'floods' }>): Promise<void> {
  if (behaviour.kind === 'status') {
    const { status, param } = behaviour;
    const error = { message: `Incorrect key provided: sk-secret. ${param ?? ''}`, type: 'invalid', param, code: null };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
    return;
  }
  if (behaviour.kind === 'page') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(behaviour.body);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (behaviour.kind === 'drips') {
    for (let times = 0; times < behaviour.times && !response.destroyed; times += 1) {
      response.write(chunk(behaviour.delta ?? { content: behaviour.text }));
      await new Promise((done) => setTimeout(done, behaviour.everyMs));
    }
    response.end(chunk({}, 'stop') + event('[DONE]'));
    return;
  }
  await writeInPieces(response, answerOf(behaviour));
  if (behaviour.kind === 'cut') response.destroy();
  else if (behaviour.kind !== 'stalls') response.end();
}

async function readJson(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Buffer[] = [];
  for await (const piece of request) chunks.push(Buffer.from(piece));
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : JSON.parse(text);
}
