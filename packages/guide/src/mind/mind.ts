import { createGuide } from '../dialogue/create-guide.ts';
import type { GuideAction, Knowledge } from '../knowledge.ts';
import type { Model } from '../understanding/model.ts';
import type { GuideState } from '../understanding/state.ts';
import { createAdmission, MAX_SENTENCES, type Admit } from './admission.ts';
import { ChatFailure, type Chat, type ChatMessage, type ChatTool } from './chat-model.ts';
import { createSilence } from './create-silence.ts';
import { createThoughtFilter } from './drop-thoughts.ts';
import { createSentenceSplitter, MAX_SENTENCE_LENGTH } from './split-sentences.ts';

/** What was said in a conversation so far, by whom. */
export interface Said {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** What a mind remembers of a call; plain data. */
export interface MindState {
  readonly said: readonly Said[];
  /** Where the guide stands, who answers when the model does not. */
  readonly guide: GuideState;
}

/** Something that is answered, as it comes. */
export type MindPart =
  | { readonly type: 'sentence'; readonly text: string }
  | { readonly type: 'tool'; readonly name: string; readonly arguments: unknown };

/** An answer under way. */
export interface MindAnswer {
  /** Leaving the loop ends the question to the model too. Throws nothing but the signal's reason. */
  readonly parts: AsyncGenerator<MindPart, void, undefined>;
  /** What has come of it so far: all of it once the loop is over, what was said until then once it was left. */
  readonly outcome: () => MindTurn;
}

/** What came of a turn. */
export interface MindTurn {
  readonly state: MindState;
  readonly by: 'model' | 'guide';
  /** Why the model gave no answer, or not all of it; undefined where it was not to be asked, too. */
  readonly failure?: ChatFailure | undefined;
  /** Tokens of all that the model was asked and said, by its own count or by ours. */
  readonly tokens: number;
}

/** Answers from a brief by a language model, and by the guide where the model does not. */
export interface Mind {
  readonly begin: () => MindState;
  /** Answers `text` sentence by sentence. `mayAsk` false: the guide does. */
  readonly answer: (
    text: string,
    state: MindState,
    options: { readonly signal: AbortSignal; readonly mayAsk?: boolean },
  ) => MindAnswer;
}

export interface MindOptions {
  readonly chat: Chat;
  /** All that may be said, and the rules for it; what does not stand in it is left out of answers. */
  readonly brief: string;
  readonly knowledge: Knowledge;
  /** The guide's model of the language. */
  readonly language: Model;
  readonly tools: readonly ChatTool[];
  /** Whether a tool may be used so: its name is one of ours, and what it points at is there. */
  readonly isAllowed: (action: GuideAction) => boolean;
  /** The longest wait for the next sentence of an answer, in milliseconds; thoughts are none. Default 4,000. */
  readonly silenceMs?: number;
}

const SILENCE_MS = 4_000;
/** Of one answer; a page has nothing for more. */
const MAX_TOOL_CALLS = 8;
/** The last exchanges are context enough, and what is sent with every turn is paid for with every turn. */
const MAX_REMEMBERED = 24;
/** Characters of thoughts and answer together; a model that goes on has lost itself. */
const MAX_THOUGHTS = 100_000;
/** Where an endpoint does not count: English has about four characters a token. */
const CHARACTERS_PER_TOKEN = 4;

/** What has come of one turn so far. */
interface Asked {
  readonly signal: AbortSignal;
  readonly sentences: string[];
  hasActed: boolean;
  toolCalls: number;
  tokens: number;
}

/** What asking needs beside a question. */
interface AskerParts extends MindOptions {
  readonly admit: Admit;
  /** Learnt from its first answer: this model's template hides the mark that opens its thoughts. */
  readonly habit: { isMarkingEndOnly: boolean };
}

/** One question to the model: what it says as it comes. Returns the tools that it used. */
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
  let heard = 0;
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
        heard += text.length;
        // An endpoint that knows no limit of tokens is left here.
        if (heard > MAX_SENTENCES * MAX_SENTENCE_LENGTH || received > MAX_THOUGHTS) return used;
        const sentences = splitter.push(text);
        // Thoughts, and letters that never become a sentence, leave a visitor in silence.
        if (sentences.length > 0) silence.reset();
        yield* admitted(sentences);
      } else {
        // Calls of tools come last: what was said before them is over.
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
    // The next sentence, which would show that this one is over, did not come.
    if (error instanceof ChatFailure && error.kind === 'silent') yield* admitted(splitter.endWhole());
    isRefused = received === 0 && error instanceof ChatFailure && error.kind !== 'silent';
    throw error;
  } finally {
    silence.end();
    // It does answer without one: the habit was none.
    if (heard === 0) habit.isMarkingEndOnly = false;
    const sent = messages.reduce((sum, { content }) => sum + (typeof content === 'string' ? content.length : 0), 0);
    const guessed = isRefused ? 0 : Math.ceil((sent + received) / CHARACTERS_PER_TOKEN);
    turn.tokens += counted > 0 ? counted : guessed;
  }
}

/** Asks the model, and once more for its words where it only points at something. */
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

/** Makes a mind that says only what its content holds. */
export function createMind(options: MindOptions): Mind {
  const guide = createGuide(options.knowledge, options.language);
  const ask = createAsker(options);
  return {
    begin: () => ({ said: [], guide: guide.begin().state }),
    answer(text, state, { signal, mayAsk = true }) {
      // Asked beside the model, so that it knows what the talk is about when it has to answer.
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
          // What was said before it failed is an answer; half a sentence never was.
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
          const said: readonly Said[] = [
            ...state.said,
            { role: 'user', content: text },
            ...(answered === '' ? [] : [{ role: 'assistant', content: answered } as const]),
          ];
          return {
            state: { said: said.slice(-MAX_REMEMBERED), guide: fallback.state },
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
