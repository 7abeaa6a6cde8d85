import { createServer, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { listen } from '@asad/tooling/listen';

/** Writes an answer to the prompt, the text of all messages. */
type Write = (prompt: string) => string;

export type ModelBehaviour =
  | {
      readonly kind: 'says';
      readonly text: string | Write;
      /** Undefined: not counted. */
      readonly usage?: unknown;
      /** Cut at the most tokens. */
      readonly isCut?: true;
      /** Beside the text, or in its place. */
      readonly message?: Readonly<Record<string, unknown>>;
      readonly afterMs?: number;
    }
  /** The body contains a key, as some endpoints send. */
  | { readonly kind: 'status'; readonly status: number }
  /** A 400 that names the first of these fields that the request has; then the text. */
  | { readonly kind: 'refuses'; readonly fields: readonly string[]; readonly text: string | Write }
  /** Sends headers and a part of the answer, then nothing. */
  | { readonly kind: 'stalls' | 'cut' }
  | { readonly kind: 'page'; readonly status: number; readonly body: string };

export interface ModelRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The chat-completions protocol on loopback. */
export interface StandInModel {
  /** Base URL, as in MODEL_URL. */
  readonly url: string;
  readonly requests: ModelRequest[];
  /** Responses in order; then `always`. */
  readonly next: ModelBehaviour[];
  always: ModelBehaviour;
  stop(): Promise<void>;
}

/** The number of the option with this text in a prompt; 0 for none. */
export function findNumber(prompt: string, text: string): number {
  const line = prompt.split('\n').find((option) => /^\d+\. /u.test(option) && option.includes(text));
  const at = prompt.indexOf(` ${text}`);
  return Number((line ?? (at < 0 ? '' : (/\d+$/u.exec(prompt.slice(0, at))?.[0] ?? ''))).match(/^\d+/u)?.[0] ?? 0);
}

/** Chooses the options with these texts. */
export const say =
  (...texts: readonly string[]): Write =>
  (prompt) =>
    JSON.stringify({ say: texts.map((text) => findNumber(prompt, text)) });

/** Chooses what the prompt names as likeliest. */
const sayLikeliest: Write = (prompt) => `{"say": [${/^Likely[^:]*: (\d+)/mu.exec(prompt)?.[1] ?? ''}]}`;

export async function startStandInModel(): Promise<StandInModel> {
  const server = createServer((request, response) => {
    void readText(request).then(async (sent) => {
      const { headers, url: path = '' } = request;
      const body: ModelRequest['body'] = sent === '' ? {} : JSON.parse(sent);
      model.requests.push({ path, authorization: headers.authorization, body });
      const behaviour = model.next.shift() ?? model.always;
      await answer(response, behaviour, body);
    });
  });
  const model: StandInModel = {
    url: `${await listen(server)}/v1`,
    requests: [],
    next: [],
    always: { kind: 'says', text: sayLikeliest },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return model;
}

async function answer(response: ServerResponse, behaviour: ModelBehaviour, body: ModelRequest['body']): Promise<void> {
  const sendJson = (status: number, value: unknown): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  const sendText = (text: string | Write, more: Partial<Extract<ModelBehaviour, { kind: 'says' }>> = {}): void => {
    const messages = (body['messages'] ?? []) as readonly { readonly content: string }[];
    const prompt = messages.map(({ content }) => content).join('\n');
    const message = { role: 'assistant', content: typeof text === 'string' ? text : text(prompt), ...more.message };
    const choices = [{ index: 0, message, finish_reason: more.isCut ? 'length' : 'stop' }];
    sendJson(200, { id: 'chatcmpl-1', object: 'chat.completion', choices, usage: more.usage });
  };
  switch (behaviour.kind) {
    case 'says':
      await new Promise((done) => setTimeout(done, behaviour.afterMs ?? 0));
      return sendText(behaviour.text, behaviour);
    case 'status':
      return sendJson(behaviour.status, { error: { message: 'Incorrect key provided: sk-secret.', code: null } });
    case 'refuses': {
      const refused = behaviour.fields.find((field) => field in body);
      if (refused === undefined) return sendText(behaviour.text);
      return sendJson(400, { error: { message: `Unsupported parameter: '${refused}'.`, param: refused } });
    }
    case 'page':
      return void response.writeHead(behaviour.status, { 'content-type': 'text/html' }).end(behaviour.body);
    case 'stalls':
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json' });
      await new Promise((done) => response.write('{"choices": [{"message": {"content": "{\\"say\\"', done));
      if (behaviour.kind === 'cut') response.destroy();
      return;
  }
  return behaviour satisfies never;
}
