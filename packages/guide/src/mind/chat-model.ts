import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { ChatCompletionTool } from 'openai/resources/chat/completions';
import { sendWith } from './send-with.ts';

/** Where a language model is reached: any endpoint that speaks the chat-completions protocol. */
export interface ChatEndpoint {
  /** Up to and without `/chat/completions`. */
  readonly url: string;
  /** As the endpoint calls the model. */
  readonly name: string;
  /** Undefined: the endpoint asks for none, as one on the same machine does. */
  readonly key?: string | undefined;
}

/**
 * Why a model gave no answer: `refused` its key (401, 403), `busy` (429), `broken` (any other status, a cut connection),
 * `silent` (nothing came in time), `nonsense` (what came is no answer).
 */
export type ChatFailureKind = 'refused' | 'busy' | 'broken' | 'silent' | 'nonsense';

/** A model that gave no answer. The message names no key and nothing that was said. */
export class ChatFailure extends Error {
  readonly kind: ChatFailureKind;
  constructor(kind: ChatFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ChatFailure';
    this.kind = kind;
  }
}

/** Something that the model may have done, by name; `parameters` is a JSON schema. */
export interface ChatTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A line of the conversation as the protocol has it; of our own type, so that whoever uses this needs no other's. */
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

/** What a model says, as it comes. */
export type ChatPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool'; readonly id: string; readonly name: string; readonly arguments: string }
  /** Tokens of question and answer together; an endpoint that does not count sends none. */
  | { readonly type: 'usage'; readonly tokens: number };

/** One answer of a model. Throws a {@link ChatFailure}, or the signal's own reason. */
export type Chat = (
  messages: readonly ChatMessage[],
  options: { readonly tools: readonly ChatTool[]; readonly signal: AbortSignal },
) => AsyncGenerator<ChatPart, void, undefined>;

/** Three spoken sentences, and what a model may think before them; a runaway answer costs money and patience. */
const MAX_ANSWER_TOKENS = 800;

/** Asks `endpoint`, without trying again: a visitor waits, and whoever asks has another answer at hand. */
export function createChat({ url, name, key }: ChatEndpoint): Chat {
  const client = new OpenAI({ baseURL: url, apiKey: 'none', fetch: sendWith(key), maxRetries: 0, logLevel: 'off' });
  // Newer hosted models refuse the older name of this limit, servers on one's own machine do not know the newer.
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
        // Asked for by `include_usage`, it comes in a last chunk without choices.
        const tokens = readTokens(chunk.usage);
        if (tokens !== undefined) yield { type: 'usage', tokens };
        const delta = chunk.choices?.[0]?.delta;
        // Thoughts have fields of their own (reasoning_content, reasoning, thinking), which are not read.
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
      // The library ends its stream without a word when it is aborted.
      signal.throwIfAborted();
      for (const call of calls.values()) yield { type: 'tool', ...call };
    } catch (error) {
      throw signal.aborted ? signal.reason : toFailure(error);
    }
  };
}

/** Calls of tools that are kept of one answer, and the length of the arguments of each. */
const MAX_CALLS = 32;
const MAX_ARGUMENTS_LENGTH = 10_000;

/** The answer in what a model sends: text, or pieces with a type (Mistral's form), of which its thoughts are no text. */
function readText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  const pieces: readonly unknown[] = content;
  return pieces.map((piece) => (isRecord(piece) && isTextType(piece['type']) ? readText(piece['text']) : '')).join('');
}

const isTextType = (type: unknown): boolean => type === 'text' || type === 'output_text';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** More than any context holds: an endpoint that claims more counts wrongly. */
const MAX_COUNTED_TOKENS = 10_000_000;

/** Returns the tokens that an endpoint claims to have counted; undefined for what is no count. */
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
  // An error that stands in the stream has no status; what cannot be parsed is none of the library's errors.
  if (cause instanceof SyntaxError) return new ChatFailure('nonsense', 'The language model sent no JSON.', { cause });
  const why = cause instanceof APIConnectionError ? 'cannot be reached' : 'broke off';
  return new ChatFailure('broken', `The language model ${why}.`, { cause });
}
