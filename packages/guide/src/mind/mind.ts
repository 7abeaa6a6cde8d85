import { createGuide } from '../say/create-guide.ts';
import type { GuideAction, Knowledge } from '../knowledge.ts';
import type { Model } from '../rank/model.ts';
import type { GuideState } from '../read/state.ts';
import { createAdmission, MAX_SENTENCES, type Admit } from './admission.ts';
import { ChatFailure, type Chat, type ChatMessage, type ChatTool } from './chat-model.ts';
import { createSilence } from './create-silence.ts';
import { createThoughtFilter } from './drop-thoughts.ts';
import { createSentenceSplitter, MAX_SENTENCE_LENGTH } from './split-sentences.ts';

/** A message of the conversation. */
export interface Said {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** State of a call; plain data. */
export interface MindState {
  readonly said: readonly Said[];
  /** Answers when the model does not. */
  readonly guide: GuideState;
}

/** Parts of an answer, in order of arrival. */
export type MindPart =
  | { readonly type: 'sentence'; readonly text: string }
  | { readonly type: 'tool'; readonly name: string; readonly arguments: unknown };

/** An answer in progress. */
export interface MindAnswer {
  /** Leaving the loop aborts the request. Throws only the signal's reason. */
  readonly parts: AsyncGenerator<MindPart, void, undefined>;
  /** Complete after the loop, partial if it was left early. */
  readonly outcome: () => MindTurn;
}

/** Result of a turn. */
export interface MindTurn {
  readonly state: MindState;
  readonly by: 'model' | 'guide';
  /** Of the model; undefined also when it was not asked. */
  readonly failure?: ChatFailure | undefined;
  /** Question and answer, as counted by the endpoint or estimated. */
  readonly tokens: number;
}

/** Answers with a language model, and with the guide when it fails. */
export interface Mind {
  readonly begin: () => MindState;
  /** Answers sentence by sentence; with `mayAsk` false, without the model. */
  readonly answer: (
    text: string,
    state: MindState,
    options: { readonly signal: AbortSignal; readonly mayAsk?: boolean },
  ) => MindAnswer;
}

export interface MindOptions {
  readonly chat: Chat;
  /** Facts and rules; sentences that it does not support are removed. */
  readonly brief: string;
  readonly knowledge: Knowledge;
  /** The guide's language model (`readModel`). */
  readonly language: Model;
  readonly tools: readonly ChatTool[];
  /** True if the tool is known and its entry exists. */
  readonly isAllowed: (action: GuideAction) => boolean;
  /** Wait for the next sentence, in milliseconds; thoughts do not count. Default 4,000. */
  readonly silenceMs?: number;
}

const SILENCE_MS = 4_000;
/** Most tool calls per answer. */
const MAX_TOOL_CALLS = 8;
/** Every turn pays for all messages that it sends. */
const MAX_REMEMBERED = 24;
/** Thoughts and answer together; a longer output is a runaway model. */
const MAX_THOUGHTS = 100_000;
/** English has about four; used for endpoints that do not count. */
const CHARACTERS_PER_TOKEN = 4;

interface Asked {
  readonly signal: AbortSignal;
  readonly sentences: string[];
  hasActed: boolean;
  toolCalls: number;
  tokens: number;
}

interface AskerParts extends MindOptions {
  readonly admit: Admit;
  /** This model's template hides the mark that opens its thoughts. */
  readonly habit: { isMarkingEndOnly: boolean };
}

async function* askOnce(
  { admit, habit, ...options }: AskerParts,
  messages: readonly ChatMessage[],
  tools: readonly ChatTool[],
  turn: Asked,
) {
  const splitter = createSentenceSplitter();
  const thoughts = createThoughtFilter(habit.isMarkingEndOnly);
  const admitted = (sentences: readonly string[]) =>
    admit(sentences, turn.sentences).map((one) => ({ type: 'sentence', text: one }) as const);
  const silence = createSilence(options.silenceMs ?? SILENCE_MS, turn.signal);
  const used: { id: string; name: string; arguments: string; isDone: boolean }[] = [];
  let counted = 0;
  let received = 0;
  let answerLength = 0;
  let isRefused = false;
  try {
    for await (const part of options.chat(messages, { tools, signal: silence.signal })) {
      if (part.type === 'usage') counted = part.tokens;
      else if (part.type === 'text') {
        received += part.text.length;
        const { text, isRestart } = thoughts.push(part.text);
        if (isRestart) {
          splitter.drop();
          habit.isMarkingEndOnly = true;
        }
        answerLength += text.length;
        // Stop reading: the endpoint ignores the token limit.
        if (answerLength > MAX_SENTENCES * MAX_SENTENCE_LENGTH || received > MAX_THOUGHTS) return used;
        const sentences = splitter.push(text);
        // The visitor hears silence until a sentence is complete.
        if (sentences.length > 0) silence.reset();
        yield* admitted(sentences);
      } else {
        // Tool calls come last: all earlier text is complete.
        yield* admitted(splitter.push(thoughts.end()));
        yield* admitted(splitter.end());
        turn.toolCalls += 1;
        if (turn.toolCalls > MAX_TOOL_CALLS) continue;
        silence.reset();
        const { id, name, arguments: text } = part;
        const action = { name, arguments: parseArguments(text) };
        const isDone = options.isAllowed(action);
        used.push({ id, name, arguments: text, isDone });
        turn.hasActed ||= isDone;
        if (isDone) yield { type: 'tool', ...action } as const;
      }
    }
    yield* admitted(splitter.push(thoughts.end()));
    yield* admitted(splitter.end());
    return used;
  } catch (error) {
    // After a timeout, the last sentence may be complete.
    if (error instanceof ChatFailure && error.kind === 'silent') yield* admitted(splitter.endWhole());
    isRefused = received === 0 && error instanceof ChatFailure && error.kind !== 'silent';
    throw error;
  } finally {
    silence.end();
    // No end mark came: expect an answer without marks next time.
    if (answerLength === 0) habit.isMarkingEndOnly = false;
    const sent = messages.reduce((sum, { content }) => sum + (typeof content === 'string' ? content.length : 0), 0);
    const guessed = isRefused ? 0 : Math.ceil((sent + received) / CHARACTERS_PER_TOKEN);
    turn.tokens += counted > 0 ? counted : guessed;
  }
}

/** A second time for words, if the model only called a tool. */
function createAsker(options: MindOptions) {
  const parts = { ...options, admit: createAdmission(options), habit: { isMarkingEndOnly: false } };
  return async function* ask(text: string, state: MindState, turn: Asked): AsyncGenerator<MindPart, void, undefined> {
    turn.signal.throwIfAborted();
    const messages: ChatMessage[] = [
      { role: 'system', content: options.brief },
      ...state.said.slice(-MAX_REMEMBERED).map((one) => ({ ...one })),
      { role: 'user', content: text },
    ];
    for (const tools of [options.tools, []]) {
      const used = yield* askOnce(parts, messages, tools, turn);
      if (turn.sentences.length > 0 || used.length === 0) break;
      messages.push(
        {
          role: 'assistant',
          content: null,
          tool_calls: used.map(({ id, name, arguments: given }) => ({
            id,
            type: 'function',
            function: { name, arguments: given },
          })),
        },
        ...used.map(({ id, isDone }) => ({
          role: 'tool' as const,
          tool_call_id: id,
          content: isDone ? 'Done.' : 'This site has no such thing.',
        })),
      );
    }
    if (turn.sentences.length === 0 && !turn.hasActed)
      throw new ChatFailure('nonsense', 'The language model said nothing.');
  };
}

/** Answers with facts of the content only. */
export function createMind(options: MindOptions): Mind {
  const guide = createGuide(options.knowledge, options.language);
  const ask = createAsker(options);
  return {
    begin: () => ({ said: [], guide: guide.begin().state }),
    answer(text, state, { signal, mayAsk = true }) {
      // The guide has to know the subject when it answers.
      const fallback = guide.replyTo(text, state.guide);
      const turn: Asked = { signal, sentences: [], hasActed: false, toolCalls: 0, tokens: 0 };
      let by: MindTurn['by'] = 'model';
      let failure: ChatFailure | undefined;

      async function* answer(): AsyncGenerator<MindPart, void, undefined> {
        try {
          if (mayAsk) {
            yield* ask(text, state, turn);
            return;
          }
        } catch (error) {
          if (!(error instanceof ChatFailure)) throw error;
          failure = error;
          // Complete sentences before the failure count as an answer.
          if (turn.sentences.length > 0) return;
        }
        by = 'guide';
        const { sentences, actions } = fallback.reply;
        for (const { name, arguments: value } of actions) yield { type: 'tool', name, arguments: value };
        for (const one of sentences) {
          turn.sentences.push(one);
          yield { type: 'sentence', text: one };
        }
        if (fallback.state.isOver) yield { type: 'tool', name: 'endCall', arguments: {} };
      }

      return {
        parts: answer(),
        outcome() {
          const answered = turn.sentences.join(' ');
          const history: readonly Said[] = [
            ...state.said,
            { role: 'user', content: text },
            ...(answered === '' ? [] : [{ role: 'assistant', content: answered } as const]),
          ];
          return {
            state: { said: history.slice(-MAX_REMEMBERED), guide: fallback.state },
            by,
            failure,
            tokens: turn.tokens,
          };
        },
      };
    },
  };
}

function parseArguments(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}
