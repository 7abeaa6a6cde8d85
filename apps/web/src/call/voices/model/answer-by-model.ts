import type { ApiErrorCode, CallTurnPart } from '@asad/call-core/contract';
import type { AnswerPart } from '@asad/guide';
import { aiGreeting, guideLines } from '../../../site/guide-lines.ts';
import type { Backend, CallTurn, CallTurnAnswer } from '../../backend/backend.ts';
import { readAloud } from '../read-aloud.ts';
import { joinSpoken } from '../spoken.ts';
import type { VoiceOptions } from '../voice.ts';

/** The backend generates text and speech; the page recognises and plays. */
export function answerByModel({ output, takeTurn }: VoiceOptions) {
  const { respond, findSound, forget } = createTurns(takeTurn, guideLines);
  return joinSpoken(output, {
    findSound,
    open: ({ callId, mode }) => {
      // Drop the previous call's sounds: only one call runs at a time.
      forget();
      return {
        greeting: aiGreeting,
        timeUp: guideLines.timeUp,
        // Only the guide can recognise an echo of its words.
        isOwnWord: () => false,
        respond([heard = ''], signal) {
          const isSilent = mode === 'text' && !readAloud.isOn();
          return { heard, parts: respond({ callId, text: heard, ...(isSilent && { isSilent }) }, signal) };
        },
      };
    },
  });
}

export interface TurnLines {
  /** Said when time or turns are used up. */
  readonly timeUp: readonly string[];
  readonly lost: readonly string[];
  readonly signedOut: readonly string[];
}

/** The backend may notice the last turn's interruption late. */
const BUSY_TRIES = 8;
const BUSY_WAIT_MS = 400;
/** With the same idempotency key, a broken answer counts once. */
const TRIES = 2;

/** No later turn would be answered. A replaced call ends like a call out of time. */
const ENDS: Readonly<Partial<Record<ApiErrorCode, 'timeUp' | 'signedOut'>>> = {
  turn_limit: 'timeUp',
  call_not_opened: 'timeUp',
  unauthenticated: 'signedOut',
};

/** Requests each turn (`POST /api/call/turn`) and stores its audio. */
export function createTurns(takeTurn: Backend['takeTurn'], lines: TurnLines) {
  const sounds = new Map<string, Uint8Array<ArrayBuffer>>();

  async function ask(turn: CallTurn, key: string, signal: AbortSignal): Promise<CallTurnAnswer> {
    for (let tries = 1; ; tries += 1) {
      const answer = await takeTurn(turn, { key, signal });
      if (answer.kind === 'stream' || answer.code !== 'turn_running' || tries >= BUSY_TRIES) return answer;
      await new Promise((done) => setTimeout(done, BUSY_WAIT_MS));
      signal.throwIfAborted();
    }
  }

  /** Omits parts yielded before a break. Stops if the repeated answer differs: halves of two answers make no sense. */
  async function* read(response: Response, heardSentences: string[]): AsyncGenerator<CallTurnPart, void, undefined> {
    let seen = 0;
    for await (const line of readLines(response)) {
      const part: CallTurnPart = JSON.parse(line);
      const name = part.type === 'sentence' ? part.text : line;
      const before = heardSentences[seen];
      seen += 1;
      if (before === undefined) {
        heardSentences.push(name);
        yield part;
      } else if (before !== name) {
        yield { type: 'end', by: 'model' };
        return;
      }
    }
  }

  async function* respond(turn: CallTurn, signal: AbortSignal): AsyncGenerator<AnswerPart, void, undefined> {
    const key = crypto.randomUUID();
    const heardSentences: string[] = [];
    for (let tries = 1; tries <= TRIES; tries += 1) {
      try {
        const answered = await ask(turn, key, signal);
        if (answered.kind === 'refused') {
          const last = ENDS[answered.code];
          yield* say(lines[last ?? 'lost']);
          if (last) yield { type: 'end' };
          return;
        }
        let isCallOver = false;
        for await (const part of read(answered.response, heardSentences)) {
          if (part.type === 'end') {
            if (isCallOver) yield { type: 'end' };
            return;
          }
          if (part.type === 'tool' && part.name === 'endCall') isCallOver = true;
          else if (part.type === 'tool') yield { type: 'tool', name: part.name, arguments: part.arguments };
          else {
            if (part.sound !== undefined) sounds.set(part.text, toBytes(part.sound));
            yield { type: 'sentence', text: part.text };
          }
        }
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        console.error(error);
      }
    }
    if (heardSentences.length === 0) yield* say(lines.lost);
  }

  return {
    respond,
    findSound: (sentence: string) => sounds.get(sentence),
    /** Frees the audio, about 20 kB per sentence. */
    forget: () => sounds.clear(),
  };
}

const say = (sentences: readonly string[]): readonly AnswerPart[] =>
  sentences.map((text) => ({ type: 'sentence', text }) as const);

const toBytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

async function* readLines({ body }: Response): AsyncGenerator<string, void, undefined> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      const lines = (rest + read.value).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    void reader?.cancel().catch(() => undefined);
  }
}
