import { assistantName } from '../domain/site-knowledge.ts';
import { callTurnPartSchema, type callTurnSchema, type CallTurnPart } from '@asad/call-core/contract';
import type { z } from 'zod';
import { type ApiHandler, type ApiResponse, type ReadRequest, refuse } from './api.ts';
import type { Instance } from './instance.ts';
import type { EndedTurn, TurnOpening } from '../store/call-turns.ts';
import type { TurnAnswer, TurnVoice } from '../ports.ts';
import { describeFailure } from '../backend-error.ts';
import { visitorEndpoint } from './endpoint.ts';
import { readIdempotencyKey } from './read-request.ts';

/** Shorter than a turn's lease. */
const MAX_TURN_MS = 25_000;

/** 404 where another service answers. A repeated `Idempotency-Key` counts once. */
export function callTurn(backend: Instance): ApiHandler {
  const { turns } = backend.voice;
  const nothingHere = () => refuse('not_found', 'Calls are not answered here.');
  const reply: Reply = async (request, uid, { callId, text, isSilent = false }) => {
    if (turns === undefined) return nothingHere();
    const key = readIdempotencyKey(request) ?? backend.newKey();
    if (typeof key !== 'string') return key.refusal;
    const opening = await backend.store.beginTurn(uid, { callId, key });
    switch (opening.kind) {
      case 'not_opened':
        return refuse('call_not_opened', 'This visitor has no such call open.');
      case 'running':
        return refuse('turn_running', 'The turn before is still being answered.', { retryAfterSeconds: 1 });
      case 'limit':
        return refuse('turn_limit', 'The time or the turns of this call are used up.');
      case 'answered_before':
        return asStream((clientSignal) => replay(opening.answerLines, { turns, isSilent, clientSignal }));
      case 'begun':
        return asStream((clientSignal) =>
          answer({ ...backend, turns }, { uid, callId, text, isSilent, opening, clientSignal }),
        );
    }
    return opening satisfies never;
  };
  return visitorEndpoint(backend, 'callTurn', {
    answer: reply,
    refuseUnread: async () => (turns === undefined ? nothingHere() : undefined),
  });
}

type Reply = (request: ReadRequest, uid: string, turn: z.infer<typeof callTurnSchema>) => Promise<ApiResponse>;

const HEADERS = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store',
  // Turns off buffering in proxies, which would delay the first sentence.
  'x-accel-buffering': 'no',
};

const asStream = (stream: (clientSignal: AbortSignal) => AsyncIterable<string>): ApiResponse => ({
  status: 200,
  headers: HEADERS,
  body: undefined,
  stream,
});

const toLine = (part: CallTurnPart): string => `${JSON.stringify(part)}\n`;

async function* replay(
  answerLines: string,
  { turns, isSilent, clientSignal }: Pick<Turn, 'isSilent' | 'clientSignal'> & { readonly turns: TurnVoice },
): AsyncGenerator<string, void, undefined> {
  for (const line of answerLines.trimEnd().split('\n')) {
    const part = callTurnPartSchema.parse(JSON.parse(line));
    const partWithSound =
      part.type === 'sentence' && !isSilent ? { ...part, sound: await turns.speak(part.text, clientSignal) } : part;
    if (clientSignal.aborted) return;
    yield toLine(partWithSound);
  }
}

interface Turn {
  readonly uid: string;
  readonly callId: string;
  readonly text: string;
  readonly isSilent: boolean;
  readonly opening: Extract<TurnOpening, { readonly kind: 'begun' }>;
  readonly clientSignal: AbortSignal;
}

/** Stores the answer even if the visitor interrupts, so that the next turn knows it. */
async function* answer(
  backend: Instance & { readonly turns: TurnVoice },
  { uid, callId, text, isSilent, opening, clientSignal }: Turn,
): AsyncGenerator<string, void, undefined> {
  const { clock, tally, turns } = backend;
  const { run, state, mayAsk, endsAtMs } = opening;
  const beganAtMs = clock.elapsed();
  const limitMs = Math.max(1, Math.min(MAX_TURN_MS, endsAtMs - clock.now()));
  // Node may garbage-collect AbortSignal.timeout when only AbortSignal.any references it.
  const timeLimit = new AbortController();
  const timer = setTimeout(() => timeLimit.abort(), limitMs);
  const signal = AbortSignal.any([clientSignal, timeLimit.signal]);
  const lines: string[] = [];
  let answered: TurnAnswer | undefined;
  let isWhole = false;
  try {
    answered = await turns.answer(text, { state, mayAsk, isSilent, signal });
    for await (const part of answered.parts) {
      if (lines.length === 0) tally.note('callTurn', 'first_ms', Math.round(clock.elapsed() - beganAtMs));
      // A repeated request renders the sound again.
      lines.push(toLine(part.type === 'sentence' ? { type: part.type, text: part.text } : part));
      yield toLine(part);
      if (signal.aborted) break;
    }
    isWhole = !signal.aborted;
  } catch (error) {
    if (!signal.aborted) backend.log({ event: 'turn_failed', name: 'callTurn', ...describeFailure(error) });
  } finally {
    clearTimeout(timer);
    // Keep the partial answer: repeating the turn would run the model from the start.
    isWhole ||= timeLimit.signal.aborted && !clientSignal.aborted && lines.length > 0;
    const outcome = answered?.outcome() ?? NOTHING;
    const end = toLine({ type: 'end', by: outcome.by });
    await note(backend, { uid, callId, run, outcome, answerLines: isWhole ? [...lines, end].join('') : undefined });
    if (isWhole) yield end;
  }
}

const NOTHING = { state: undefined, by: 'guide', failure: undefined, tokens: 0 } as const;

type NotedTurn = Pick<EndedTurn, 'callId' | 'run' | 'answerLines'> &
  Pick<Turn, 'uid'> & { readonly outcome: ReturnType<TurnAnswer['outcome']> | typeof NOTHING };

/** Only logs a failure, because the visitor already has the answer. */
async function note(backend: Instance, { outcome, ...turn }: NotedTurn): Promise<void> {
  const { store, tally, log } = backend;
  const { state, by, failure, tokens } = outcome;
  tally.note('callTurn', `answered_by_${by}`);
  if (tokens > 0) tally.note('callTurn', 'tokens', tokens);
  if (failure !== undefined) {
    tally.note('callTurn', `model_${failure.kind}`);
    log({ event: 'model_failed', name: 'callTurn', kind: failure.kind, message: failure.message });
    if (failure.kind === 'refused') await backend.alarm(KEY_REFUSED);
  }
  await store.endTurn(turn.uid, { ...turn, state, tokens }).catch((error: unknown) => {
    log({ event: 'turn_not_kept', name: 'callTurn', ...describeFailure(error) });
  });
  await tally.flush();
}

const KEY_REFUSED = {
  key: 'model key',
  subject: `${assistantName}’s language model refuses its key`,
  text: 'The endpoint of MODEL_URL does not take MODEL_KEY. Calls go on, and the guide answers them; set another key to have the model back.',
};
