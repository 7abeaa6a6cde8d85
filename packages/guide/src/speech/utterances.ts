import { FAST_WORD_MS, isRevision, keepsHalf, startsWithWords, toTokens, toWords } from './compare-words.ts';

/** Results with the same `place` are revisions, within and across sessions. */
export interface RecognisedResult {
  readonly text: string;
  readonly isFinal: boolean;
  /** Other hearings, most likely first. */
  readonly alternatives?: readonly string[];
  readonly place: number;
  /** Leading words that echo the assistant; default: as in the result that this one extends. */
  readonly echoWords?: number | undefined;
}

/**
 * Silence that ends an utterance, in milliseconds. Deepgram's `utterance_end_ms` starts at 1,000, Vapi waits about 700;
 * Android Chrome sends growing finals about 250 ms apart.
 */
export const UTTERANCE_PAUSE_MS = 700;
/** WebKit sends some finals only when it is stopped. */
export const MISSING_FINAL_MS = 2_000;
/** 250 words a minute. A faster utterance is not the visitor's repetition. */
const WORD_MS = 240;
/** A final that repeats everything contains these utterances. */
const REMEMBERED_UTTERANCES = 6;

interface Piece {
  readonly place: number;
  readonly tokens: readonly string[];
  readonly alternatives: readonly string[];
  readonly isFinal: boolean;
  /** Leading words that repeat earlier utterances. */
  readonly repeatedWords: number;
  readonly echoWords: number | undefined;
  /** From the previous result to the first appearance of this one. */
  readonly tookMs: number;
}

/** Results since the last utterance ended. */
export interface UtteranceState {
  readonly pieces: readonly Piece[];
  readonly heardAtMs: number;
  /** The last result, except the final of a partial one. */
  readonly pausedAtMs: number;
  /** The newest last; with the places of an ended utterance. */
  readonly ended: readonly (readonly string[])[];
  readonly endedPlaces: ReadonlyMap<number, { readonly words: readonly string[]; readonly isFinal: boolean }>;
  /** True when the recogniser repeats everything in each final. */
  readonly repeatsAll: boolean;
  readonly hasStopped: boolean;
}

export const NO_UTTERANCE: UtteranceState = {
  pieces: [],
  heardAtMs: Number.NEGATIVE_INFINITY,
  pausedAtMs: Number.NEGATIVE_INFINITY,
  ended: [],
  endedPlaces: new Map(),
  repeatsAll: false,
  hasStopped: false,
};

const countSkipped = ({ echoWords = 0, repeatedWords, tokens }: Piece): number =>
  Math.min(tokens.length, Math.max(echoWords, repeatedWords));

function countEcho(pieces: readonly Piece[]): number {
  let count = 0;
  for (const piece of pieces) {
    count += countSkipped(piece);
    if (countSkipped(piece) < piece.tokens.length) break;
  }
  return count;
}

/** Removes growth, repetition and revision from the pieces. */
function merge(pieces: readonly Piece[]): readonly Piece[] {
  let merged: readonly Piece[] = [];
  for (const piece of pieces) {
    const words = toWords(piece.tokens);
    const before = toWords(merged.flatMap(({ tokens }) => tokens));
    const last = merged.at(-1);
    if (!last) merged = [piece];
    else if (
      startsWithWords(before, words, !piece.isFinal) ||
      startsWithWords(toWords(last.tokens), words, !piece.isFinal)
    ) {
      // A repetition, or a late beginning. A repeated whole line may be final and add hearings.
      const isWhole = words.length === before.length || words.length === last.tokens.length;
      const alternatives = [...new Set([...last.alternatives, ...(isWhole ? piece.alternatives : [])])];
      merged = [...merged.slice(0, -1), { ...last, alternatives, isFinal: last.isFinal || (isWhole && piece.isFinal) }];
    } else if (startsWithWords(words, before, !last.isFinal) || isRevision(before, words, piece.tookMs))
      merged = [
        {
          ...piece,
          echoWords: piece.echoWords ?? countEcho(merged),
          repeatedWords: Math.max(piece.repeatedWords, merged[0]?.repeatedWords ?? 0),
        },
      ];
    else merged = [...merged, piece];
  }
  return merged;
}

/** Counts repeated words in an utterance's first result. */
function countRepeated(state: UtteranceState, tokens: readonly string[], tookMs: number): number {
  const words = toWords(tokens);
  for (let from = 0; from < state.ended.length; from += 1) {
    const before = state.ended.slice(from).flat();
    if (words.length <= before.length || !startsWithWords(words, before)) continue;
    if (state.repeatsAll || tookMs < before.length * WORD_MS) return before.length;
  }
  return 0;
}

/**
 * Counts the leading words that repeat two or more different utterances in a row, the newest among them: Android Chrome
 * sends these joined before it stops (TalAter/annyang#130). Visitors do not repeat that much.
 */
function countJoined({ ended, pieces }: UtteranceState, tokens: readonly string[]): number {
  const words = toWords(tokens);
  const current = toWords(merge(pieces).flatMap((piece) => piece.tokens));
  const utterances = current.length > 0 ? [...ended, current] : ended;
  const from = utterances.findIndex(
    (first, index) =>
      utterances.slice(index).some((other) => other.join(' ') !== first.join(' ')) &&
      startsWithWords(words, utterances.slice(index).flat()),
  );
  // The rest repeats or continues the current utterance.
  return from < 0 ? 0 : ended.slice(from).flat().length;
}

/**
 * True when a result with the place of `piece` is new speech. iOS starts its partial results from scratch after a short
 * silence, without a final (jamsch/expo-speech-recognition#22).
 */
function isFromScratch({ isFinal, tokens }: Piece, newTokens: readonly string[], silentMs: number): boolean {
  const pauseMs = isFinal ? newTokens.length * FAST_WORD_MS : UTTERANCE_PAUSE_MS;
  return silentMs >= pauseMs && !keepsHalf(toWords(tokens), toWords(newTokens));
}

/** A place's later utterances have places between it and the next one. */
const STEP = 0.001;

const isAt = (place: number, piece: Piece): boolean => Math.floor(piece.place) === Math.floor(place);

/** In the order of their places. A partial result that is missing from the event is dropped. */
export function hearResults(
  state: UtteranceState,
  results: readonly RecognisedResult[],
  nowMs: number,
): UtteranceState {
  const places = results.map(({ place }) => place);
  const isLeftOut = ({ isFinal, place }: Piece): boolean =>
    !isFinal && place > Math.min(...places) && !places.includes(Math.floor(place));
  const openState = { ...state, pieces: state.pieces.filter((piece) => !isLeftOut(piece)) };
  return results.reduce<UtteranceState>((current, result) => hearResult(current, result, nowMs), openState);
}

function hearResult(state: UtteranceState, result: RecognisedResult, nowMs: number): UtteranceState {
  const { isFinal, text } = result;
  const allTokens = toTokens(text);
  const joinedWords = countJoined(state, allTokens);
  const tokens = allTokens.slice(joinedWords);
  const alternatives = joinedWords > 0 ? [] : (result.alternatives ?? []);
  let { place } = result;
  const silentMs = nowMs - state.heardAtMs;
  let earlierPiece = state.pieces.findLast((piece) => isAt(place, piece));
  const ended = earlierPiece ? undefined : state.endedPlaces.get(place);
  let repeatedWords = 0;
  if (ended) {
    const words = toWords(tokens);
    // Partial results from scratch, as in `isFromScratch`.
    const isAgain = !isFinal && !ended.isFinal && words.length < ended.words.length && silentMs >= MISSING_FINAL_MS;
    // A replay, or the final of a partial result that counted as final.
    if (
      joinedWords === 0 &&
      !isAgain &&
      (startsWithWords(ended.words, words, true) ||
        (isFinal && words.length === ended.words.length && isRevision(ended.words, words, 0)))
    )
      return state;
    // A late final repeats a partial result that was cut short: it is answered whole.
    if ((ended.isFinal || !isFinal) && startsWithWords(words, ended.words)) repeatedWords = ended.words.length;
    // The recogniser reuses a place.
    else place = Math.max(...state.endedPlaces.keys(), ...state.pieces.map((piece) => piece.place)) + STEP;
  }
  if (tokens.length === 0) return state;
  if (earlierPiece) {
    const isNew = isFromScratch(earlierPiece, tokens, silentMs);
    place = earlierPiece.place + (isNew ? STEP : 0);
    if (isNew) earlierPiece = undefined;
  }
  const tookMs = earlierPiece?.tookMs ?? silentMs;
  // Only an utterance's first result can repeat all earlier ones.
  repeatedWords ||= earlierPiece?.repeatedWords ?? (state.pieces.length > 0 ? 0 : countRepeated(state, tokens, tookMs));
  const piece: Piece = {
    place,
    tokens,
    alternatives,
    isFinal: isFinal || earlierPiece?.isFinal === true,
    repeatedWords,
    echoWords: result.echoWords === undefined ? earlierPiece?.echoWords : Math.max(0, result.echoWords - joinedWords),
    tookMs,
  };
  const others = state.pieces.filter((other) => other !== earlierPiece);
  const pieces = [...others, piece].toSorted((a, b) => a.place - b.place);

  // The recogniser has waited for a pause: no second one is needed.
  const isClosing = isFinal && earlierPiece?.isFinal === false;
  const last = others.at(-1);
  const repeatsAll =
    isFinal && !earlierPiece && last?.isFinal === true && last.tokens.length > 0 && tokens.length > last.tokens.length
      ? state.repeatsAll || startsWithWords(toWords(tokens), toWords(last.tokens))
      : state.repeatsAll;
  return {
    ...state,
    pieces,
    repeatsAll,
    hasStopped: false,
    heardAtMs: nowMs,
    pausedAtMs: isClosing ? state.pausedAtMs : nowMs,
  };
}

export function stopRecognising(state: UtteranceState): UtteranceState {
  return { ...state, hasStopped: true };
}

/** Returns the end of the utterance, in milliseconds, if no further results come; null without an utterance. */
export function getUtteranceEndMs({ hasStopped, pausedAtMs, pieces }: UtteranceState): number | null {
  const last = merge(pieces).at(-1);
  if (!last) return null;
  return pausedAtMs + (last.isFinal || hasStopped ? UTTERANCE_PAUSE_MS : MISSING_FINAL_MS);
}

/** Without the echo, most likely first; none if all words are echo. */
export function readHearings({ pieces }: UtteranceState): readonly string[] {
  const merged = merge(pieces);
  const count = Math.max(0, ...merged.map(({ alternatives }) => alternatives.length));
  const hearings = Array.from({ length: count + 1 }, (_, rank) =>
    merged
      .flatMap((piece) => {
        const other = rank > 0 ? piece.alternatives[rank - 1] : undefined;
        return (other === undefined ? piece.tokens : toTokens(other)).slice(countSkipped(piece));
      })
      .join(' '),
  );
  return [...new Set(hearings)].filter((hearing) => hearing !== '');
}

/** Returns the utterance with the words that count as echo. */
export const readWhole = ({ pieces }: UtteranceState): string =>
  merge(pieces)
    .flatMap(({ repeatedWords, tokens }) => tokens.slice(repeatedWords))
    .join(' ');

/** Only the first `echoWords` words count as echo. */
export function recountEcho(state: UtteranceState, echoWords: number): UtteranceState {
  let rest = echoWords;
  const pieces = merge(state.pieces).map((piece) => {
    const words = Math.min(rest, piece.tokens.length - piece.repeatedWords);
    rest -= words;
    return { ...piece, echoWords: piece.repeatedWords + words };
  });
  return { ...state, pieces };
}

export function endUtterance(state: UtteranceState): UtteranceState {
  const words = toWords(merge(state.pieces).flatMap((piece) => piece.tokens.slice(countSkipped(piece))));
  const endedPlaces = new Map(state.endedPlaces);
  for (const { place, tokens, isFinal } of state.pieces) endedPlaces.set(place, { words: toWords(tokens), isFinal });
  const ended = words.length > 0 ? [...state.ended, words].slice(-REMEMBERED_UTTERANCES) : state.ended;
  return { ...state, pieces: [], ended, endedPlaces };
}
