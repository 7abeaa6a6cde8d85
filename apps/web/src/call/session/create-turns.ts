import type { ApiErrorCode, CallTurnPart } from '@asad/call-core/contract';
import type { AnswerPart } from '@asad/guide';
import { findApiError } from '../errors/find-api-error.ts';
import { asVisitor, type ApiFetch } from '../api/fetch-api.ts';

export interface TurnParts {
  readonly fetch: ApiFetch;
  readonly getToken: () => Promise<string | null>;
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

interface Turn {
  readonly callId: string;
  readonly text: string;
  /** True: the answer comes without sound. */
  readonly isSilent?: true;
}

type Answered =
  | { readonly kind: 'stream'; readonly response: Response }
  | { readonly kind: 'refused'; readonly code: ApiErrorCode };

/** Requests each turn (`POST /api/call/turn`) and stores its audio. */
export function createTurns({ fetch, getToken }: TurnParts, lines: TurnLines) {
  const sounds = new Map<string, Uint8Array<ArrayBuffer>>();

  async function ask(turn: Turn, key: string, signal: AbortSignal): Promise<Answered> {
    for (let tries = 1; ; tries += 1) {
      const token = await getToken();
      if (token === null) return { kind: 'refused', code: 'unauthenticated' };
      const request = asVisitor(token, turn);
      const headers = { ...request.headers, 'idempotency-key': key };
      const response = await fetch('/api/call/turn', { ...request, headers, signal });
      if (response.ok) return { kind: 'stream', response };
      const code = findApiError(await response.text())?.code ?? 'internal';
      if (code !== 'turn_running' || tries >= BUSY_TRIES) return { kind: 'refused', code };
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

  async function* respond(turn: Turn, signal: AbortSignal): AsyncGenerator<AnswerPart, void, undefined> {
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
