import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { ChatCompletionTool } from 'openai/resources/chat/completions';
import { sendWith } from './send-with.ts';

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

/** `parameters` is a JSON schema. */
export interface ChatTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Consumers need not have the client library's types. */
export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string }
  | {
      readonly role: 'assistant';
      readonly content: string | null;
      readonly tool_calls?: {
        readonly id: string;
        readonly type: 'function';
        readonly function: { readonly name: string; readonly arguments: string };
      }[];
    };

/** Parts of a model's output, in order of arrival. */
export type ChatPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool'; readonly id: string; readonly name: string; readonly arguments: string }
  /** Question and answer together; missing if the endpoint does not count. */
  | { readonly type: 'usage'; readonly tokens: number };

/** Asks once. Throws a {@link ChatFailure}, or the signal's reason. */
export type Chat = (
  messages: readonly ChatMessage[],
  options: { readonly tools: readonly ChatTool[]; readonly signal: AbortSignal },
) => AsyncGenerator<ChatPart, void, undefined>;

/** Three spoken sentences and their thoughts; a runaway answer costs money and time. */
const MAX_ANSWER_TOKENS = 800;

/** Never retries: the visitor is waiting, and the caller has a fallback. */
export function createChat({ url, name, key }: ChatEndpoint): Chat {
  const client = new OpenAI({ baseURL: url, apiKey: 'none', fetch: sendWith(key), maxRetries: 0, logLevel: 'off' });
  // Newer hosted models refuse `max_tokens`; local servers may not know `max_completion_tokens`.
  let limit: 'max_tokens' | 'max_completion_tokens' = 'max_tokens';

  async function open(messages: readonly ChatMessage[], tools: readonly ChatTool[], signal: AbortSignal) {
    const ask = () =>
      client.chat.completions.create(
        {
          model: name,
          messages: [...messages],
          [limit]: MAX_ANSWER_TOKENS,
          stream: true,
          stream_options: { include_usage: true },
          ...(tools.length > 0 && { tools: tools.map(toFunction) }),
        },
        { signal },
      );
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof APIError) || error.status !== 400 || limit === 'max_completion_tokens') throw error;
      if (error.param !== 'max_tokens' && !error.message.includes('max_tokens')) throw error;
      limit = 'max_completion_tokens';
      return await ask();
    }
  }

  return async function* chat(messages, { tools, signal }) {
    try {
      const calls = new Map<number, { id: string; name: string; arguments: string }>();
      for await (const chunk of await open(messages, tools, signal)) {
        // A last chunk without choices has the count.
        const tokens = readTokens(chunk.usage);
        if (tokens !== undefined) yield { type: 'usage', tokens };
        const delta = chunk.choices?.[0]?.delta;
        // Thoughts have separate fields (reasoning_content, reasoning, thinking).
        const text = readText(delta?.content);
        if (text !== '') yield { type: 'text', text };
        for (const { index, id, function: piece } of delta?.tool_calls ?? []) {
          const call = calls.get(index) ?? { id: '', name: '', arguments: '' };
          if (!calls.has(index) && calls.size === MAX_CALLS) continue;
          calls.set(index, call);
          if (call.arguments.length > MAX_ARGUMENTS_LENGTH) continue;
          call.id ||= readText(id) || `call-${calls.size}`;
          call.name += readText(piece?.name);
          call.arguments += readText(piece?.arguments);
        }
      }
      // The library ends its stream silently on abort.
      signal.throwIfAborted();
      for (const call of calls.values()) yield { type: 'tool', ...call };
    } catch (error) {
      throw signal.aborted ? signal.reason : toFailure(error);
    }
  };
}

/** Most tool calls per answer, and the most characters of a call's arguments. */
const MAX_CALLS = 32;
const MAX_ARGUMENTS_LENGTH = 10_000;

/** A string, or the text pieces of a typed list (Mistral). */
function readText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  const pieces: readonly unknown[] = content;
  return pieces.map((piece) => (isRecord(piece) && isTextType(piece['type']) ? readText(piece['text']) : '')).join('');
}

const isTextType = (type: unknown): boolean => type === 'text' || type === 'output_text';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** No model has a context of this size. */
const MAX_COUNTED_TOKENS = 10_000_000;

/** Returns undefined for an invalid count. */
function readTokens(usage: unknown): number | undefined {
  const tokens = isRecord(usage) ? usage['total_tokens'] : undefined;
  if (typeof tokens !== 'number' || !(tokens > 0 && tokens <= MAX_COUNTED_TOKENS)) return undefined;
  return Math.ceil(tokens);
}

const toFunction = (tool: ChatTool): ChatCompletionTool => ({ type: 'function', function: { ...tool } });

function toFailure(cause: unknown): ChatFailure {
  if (cause instanceof APIError && cause.status !== undefined) {
    const { status } = cause;
    const kind = status === 401 || status === 403 ? 'refused' : status === 429 ? 'busy' : 'broken';
    return new ChatFailure(kind, `The language model answered with status ${status}.`, { cause });
  }
  // An error inside the stream has no status; a parse error is not the library's.
  if (cause instanceof SyntaxError) return new ChatFailure('nonsense', 'The language model sent no JSON.', { cause });
  const why = cause instanceof APIConnectionError ? 'cannot be reached' : 'broke off';
  return new ChatFailure('broken', `The language model ${why}.`, { cause });
}
