/** An endpoint of the chat-completions protocol. */
export interface ChatEndpoint {
  /** Base URL, without `/chat/completions`. */
  readonly url: string;
  /** Name of the model at the endpoint. */
  readonly name: string;
  /** Undefined: none needed, for example on the same machine. */
  readonly key?: string | undefined;
}

/**
 * `refused` (401, 403: the key), `busy` (429), `broken` (any other status, or a cut connection), `silent` (timeout),
 * `nonsense` (not a valid answer).
 */
export type ChatFailureKind = 'refused' | 'busy' | 'broken' | 'silent' | 'nonsense';

/** The message contains neither the key nor the conversation. */
export class ChatFailure extends Error {
  readonly kind: ChatFailureKind;
  constructor(kind: ChatFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ChatFailure';
    this.kind = kind;
  }
}

export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

export interface ChatAnswer {
  readonly text: string;
  /** The answer was cut at the most tokens. */
  readonly isCut: boolean;
  /** Question and answer together; undefined if the endpoint does not count. */
  readonly tokens: number | undefined;
}

/** Asks once, and throws a {@link ChatFailure}. Never repeats a failure: the visitor is waiting. */
export type Chat = (messages: readonly ChatMessage[], signal: AbortSignal) => Promise<ChatAnswer>;

/** Enough for thoughts before a few numbers. */
const MAX_ANSWER_TOKENS = 800;
const MAX_ANSWER_BYTES = 1_000_000;
/** No model has a context of this size. */
const MAX_COUNTED_TOKENS = 10_000_000;

/** A field that an endpoint refuses by name is replaced by the next one, or left out, from then on. */
const WISHES = [
  { name: 'max_tokens', value: MAX_ANSWER_TOKENS },
  { name: 'max_completion_tokens', value: MAX_ANSWER_TOKENS, insteadOf: 'max_tokens' },
  { name: 'temperature', value: 0 },
  { name: 'response_format', value: { type: 'json_object' } },
] as const;

export function createChat({ url, name: model, key }: ChatEndpoint): Chat {
  const refused = new Set<string>();
  const send = (messages: readonly ChatMessage[], signal: AbortSignal): Promise<Response> => {
    const wishes = WISHES.filter(
      (wish) => !refused.has(wish.name) && (!('insteadOf' in wish) || refused.has(wish.insteadOf)),
    ).map(({ name, value }) => [name, value]);
    return fetch(`${url.replace(/\/+$/u, '')}/chat/completions`, {
      method: 'POST',
      // A redirect would send the key to another host.
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages, ...Object.fromEntries(wishes) }),
      signal,
    });
  };
  return async (messages, signal) => {
    try {
      for (;;) {
        const response = await send(messages, signal);
        const text = await readLimited(response);
        if (response.ok) return readAnswer(text);
        const named = WISHES.filter(({ name }) => text.includes(name) && !refused.has(name));
        if ((response.status !== 400 && response.status !== 422) || named.length === 0)
          throw toFailure(response.status);
        for (const { name } of named) refused.add(name);
      }
    } catch (cause) {
      if (cause instanceof ChatFailure) throw cause;
      if (signal.aborted) throw new ChatFailure('silent', 'The language model did not answer in time.', { cause });
      throw new ChatFailure('broken', 'The language model cannot be reached, or broke off.', { cause });
    }
  };
}

async function readLimited({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > MAX_ANSWER_BYTES)
      throw new ChatFailure('nonsense', `The language model sent more than ${MAX_ANSWER_BYTES} bytes.`);
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Thoughts have other fields (reasoning_content, reasoning, thinking), which are not read. */
function readAnswer(json: string): ChatAnswer {
  const answer: unknown = (() => {
    try {
      return JSON.parse(json);
    } catch (cause) {
      throw new ChatFailure('nonsense', 'The language model sent no JSON.', { cause });
    }
  })();
  const { choices, usage } = isRecord(answer) ? answer : {};
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const message = isRecord(first) ? first['message'] : undefined;
  const tokens = isRecord(usage) ? usage['total_tokens'] : undefined;
  const isCounted = typeof tokens === 'number' && tokens > 0;
  return {
    text: isRecord(message) ? readText(message['content']) : '',
    isCut: isRecord(first) && first['finish_reason'] === 'length',
    tokens: isCounted ? Math.min(Math.ceil(tokens), MAX_COUNTED_TOKENS) : undefined,
  };
}

/** A string, or the text pieces of a typed list (Mistral). */
function readText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  const pieces: readonly unknown[] = content;
  return pieces.map((piece) => (isRecord(piece) ? readText(piece['text']) : '')).join('');
}

function toFailure(status: number): ChatFailure {
  const kind = status === 401 || status === 403 ? 'refused' : status === 429 ? 'busy' : 'broken';
  return new ChatFailure(kind, `The language model answered with status ${status}.`);
}
