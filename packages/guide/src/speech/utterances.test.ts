import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endUtterance,
  getUtteranceEndMs,
  hearResults,
  MISSING_FINAL_MS,
  NO_UTTERANCE,
  readHearings,
  stopRecognising,
  UTTERANCE_PAUSE_MS,
  type RecognisedResult,
} from './utterances.ts';

interface Step {
  readonly atMs: number;
  readonly results: readonly RecognisedResult[];
}

/** Like the call: a due utterance ends before the next result. */
function play(steps: readonly Step[]): readonly (readonly string[])[] {
  const utterances: (readonly string[])[] = [];
  let state = NO_UTTERANCE;
  const endDueUtterance = (nowMs: number): void => {
    const dueMs = getUtteranceEndMs(state);
    if (dueMs === null || dueMs > nowMs) return;
    utterances.push(readHearings(state));
    state = endUtterance(state);
  };
  for (const { atMs, results } of steps) {
    endDueUtterance(atMs);
    state = hearResults(state, results, atMs);
    endDueUtterance(atMs);
  }
  state = stopRecognising(state);
  endDueUtterance(Number.POSITIVE_INFINITY);
  return utterances;
}

const final = (place: number, text: string, ...alternatives: string[]): RecognisedResult => ({
  place,
  text,
  isFinal: true,
  alternatives,
});
const partial = (place: number, text: string): RecognisedResult => ({ place, text, isFinal: false });
const at = (atMs: number, ...results: readonly RecognisedResult[]): Step => ({ atMs, results });

/** Steps such as `80 #1 what is… | 900 #1 what is Docker`: after 80 ms a partial result in place 1, then its final. */
const readSteps = (steps: string): readonly Step[] =>
  steps.split(' | ').map((step) => {
    const [, atMs, place, text = '', ellipsis] = /^(\d+) #(\d) (.*?)(…?)$/u.exec(step) ?? [];
    return at(Number(atMs), (ellipsis ? partial : final)(Number(place), text));
  });

const TABLE: readonly (readonly [name: string, steps: string, utterances: readonly string[]])[] = [
  [
    'Natively-AI#382: the same words three times, with pauses',
    '0 #0 Hello? | 1500 #1 Hello? | 3000 #2 Hello?',
    ['Hello?', 'Hello?', 'Hello?'],
  ],
  [
    'metadist/synaplan#924: one entry that grows, final each time',
    '0 #0 who | 300 #0 who is | 600 #0 who is he',
    ['who is he'],
  ],
  [
    'csdcorp/speech_to_text#467: a final in parts, each repeated',
    '0 #0 tell me about | 200 #1 tell me about | 500 #2 his projects',
    ['tell me about his projects'],
  ],
  [
    'a revision sooner than it could be said',
    '0 #0 what is is text stack | 200 #1 what is his tech stack',
    ['what is his tech stack'],
  ],
  [
    'a partial result that comes late',
    '0 #0 what is Docker | 80 #1 what is… | 120 #1 what is Dock…',
    ['what is Docker'],
  ],
  [
    'a final that stays away, and its late repetition',
    '0 #0 who is he… | 3000 #0 Who is he? | 6000 #1 what is Heron',
    ['who is he', 'what is Heron'],
  ],
  ['a late final that corrects what was answered', '0 #0 what is doctor… | 5000 #0 what is Docker', ['what is doctor']],
  [
    'words that a visitor says again, and more',
    '0 #0 what | 200 #1 what is | 2000 #2 what | 2200 #3 what is that',
    ['what is', 'what is that'],
  ],
  [
    'annyang#130: earlier finals joined before the session stops',
    '0 #0 who is he | 3000 #1 what is Docker good for | 3400 #2 who is he what is Docker good for',
    ['who is he', 'what is Docker good for'],
  ],
  [
    'annyang#130: earlier finals joined after the answer, in a new place and in the first one',
    '0 #0 who is he | 3000 #1 what is Docker good for | 6000 #2 who is he what is Docker good for | 9000 #0 who is he what is Docker good for',
    ['who is he', 'what is Docker good for'],
  ],
  [
    'WebKit: one partial result that grows, with the first question again',
    '0 #0 why… | 4000 #0 why and Heron… | 8000 #0 why and Heron why…',
    ['why', 'and Heron', 'why'],
  ],
  [
    'jamsch/expo-speech-recognition#22: the same words from scratch after an answer',
    '0 #0 who is he… | 6000 #0 who… | 6400 #0 who is he…',
    ['who is he', 'who is he'],
  ],
  ['the same word again and again', '0 #0 yes | 2000 #1 yes | 4000 #2 yes yes', ['yes', 'yes', 'yes yes']],
  [
    'expo-speech-recognition#22: partial results from scratch after a pause of a second, without a final',
    '0 #0 tell me about… | 400 #0 tell me about his projects… | 1400 #0 and… | 1800 #0 and the last one…',
    ['tell me about his projects and the last one'],
  ],
  [
    'partial results from scratch that begin with the same word',
    '0 #0 what is Docker… | 1000 #0 what… | 1300 #0 what is Heron…',
    ['what is Docker what is Heron'],
  ],
  ['words without a letter', '0 #0 ?! | 100 #1  ', []],
];

describe('utterances', () => {
  it.for(TABLE)('%s', ([, steps, utterances]) => {
    expect(play(readSteps(steps)).map(([heard]) => heard)).toEqual(utterances);
  });

  it('end a pause after the last result, even if it only repeats', () => {
    const state = hearResults(NO_UTTERANCE, [final(0, 'who is he')], 0);
    expect(getUtteranceEndMs(state)).toBe(UTTERANCE_PAUSE_MS);
    expect(getUtteranceEndMs(hearResults(state, [final(1, 'Who is he')], 400))).toBe(400 + UTTERANCE_PAUSE_MS);
  });

  it('end without a pause when a partial result becomes final late', () => {
    const state = hearResults(NO_UTTERANCE, [partial(0, 'who is')], 0);
    expect(getUtteranceEndMs(hearResults(state, [final(0, 'who is he')], 900))).toBe(UTTERANCE_PAUSE_MS);
  });

  it('keep the alternatives, also of a final in parts and of a repetition', () => {
    expect(play([at(0, final(0, 'hair on', 'Heron'))])).toEqual([['hair on', 'Heron']]);
    expect(play([at(0, final(0, 'what is')), at(200, final(1, 'hair on', 'Heron'))])).toEqual([
      ['what is hair on', 'what is Heron'],
    ]);
    expect(play([at(0, final(0, 'hair on')), at(200, final(1, 'hair on', 'Heron'))])).toEqual([['hair on', 'Heron']]);
  });

  it('keep a word that counted as echo once later words show that the visitor said it', () => {
    const doubtful = { ...final(0, 'what'), echoWords: 1 };
    expect(play([at(0, doubtful), at(200, { ...final(1, 'what is that'), echoWords: 0 })])).toEqual([['what is that']]);
    const open = { ...partial(0, 'what'), echoWords: 1 };
    expect(play([at(0, open), at(200, { ...final(0, 'what is that'), echoWords: 0 })])).toEqual([['what is that']]);
  });

  it('leave out echo words, also when a later result repeats them', () => {
    const echo = { ...final(0, 'welcome to the museum'), echoWords: 4 };
    expect(play([at(0, echo)])).toEqual([[]]);
    const grown = final(1, 'welcome to the museum when do you open');
    expect(play([at(0, echo), at(200, grown)])).toEqual([['when do you open']]);
  });
});

const WORDS = 'what is his tech stack and does he know docker since when or not'.split(' ');
/** Real questions share words. */
const QUESTIONS = [
  'what is Docker',
  'what is Docker good for',
  'and Heron',
  'who is he',
  'who is he working for',
  'what is his tech stack',
  'yes',
  'yes please',
  'no',
  'hello',
  'hello are you there',
  'does he know Docker',
  'is it Docker',
  'how long did he work there',
  'why',
  'and why Docker',
  'tell me more',
  'tell me about his projects',
];

/** No utterance is a prefix of another: a final of both would be ambiguous. */
const utterances = fc.oneof(
  fc
    .array(fc.shuffledSubarray(WORDS, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 })
    .map((lists) => lists.map((words, index) => words.map((word) => word + String(index)))),
  fc
    .shuffledSubarray(QUESTIONS, { minLength: 1, maxLength: 4 })
    .filter((asked) => asked.every((text) => asked.every((other) => text === other || !other.startsWith(text))))
    .map((asked) => asked.map((question) => question.split(' '))),
);
const HOW = [
  'partial',
  // react-speech-recognition#18
  'growing finals',
  'parts',
  // react-speech-recognition pull request 31
  'repeated',
  'replayed',
  // facebook/lexical#8759
  'everything again',
  // WebKit
  'one growing partial',
  'partials from scratch',
  'growing partials in a list',
] as const;

/** `stepMs` between results, `pauseMs` between utterances. */
function deliver(
  spokenUtterances: readonly (readonly string[])[],
  {
    cuts,
    how,
    stepMs,
    pauseMs,
  }: { cuts: readonly number[]; how: (typeof HOW)[number]; stepMs: number; pauseMs: number },
): readonly Step[] {
  const steps: Step[] = [];
  const sentResults: RecognisedResult[] = [];
  let [atMs, place] = [0, 0];
  const send = (...results: readonly RecognisedResult[]): void => {
    sentResults.push(...results);
    steps.push(at(atMs, ...(how === 'replayed' ? sentResults : results)));
    atMs += stepMs;
  };
  const before: string[] = [];
  for (const words of spokenUtterances) {
    const ends = [...new Set([...cuts.map((cut) => cut % words.length).filter(Boolean), words.length])].toSorted(
      (a, b) => a - b,
    );
    for (const [index, end] of ends.entries()) {
      const text = words.slice(0, end).join(' ');
      const isLast = end === words.length;
      if (how === 'partial') send(isLast ? final(place, text) : partial(place, text));
      else if (how === 'one growing partial') send(partial(0, [...before, text].join(' ')));
      else if (how === 'partials from scratch') send(partial(0, text));
      else if (how === 'growing partials in a list') {
        const list = ends.slice(0, index + 1).map((to, nth) => partial(place + nth, words.slice(0, to).join(' ')));
        send(...(isLast ? [final(place, text)] : list));
      } else if (how === 'parts' || how === 'replayed')
        send(final(place++, words.slice(ends[index - 1] ?? 0, end).join(' ')));
      else send(final(place++, [...before, text].join(' ')));
      if (how === 'repeated') send(final(place++, text));
    }
    place += 1;
    // Such a recogniser first looks like a visitor who repeats words.
    if (how === 'one growing partial' || (how === 'everything again' && (ends.length > 1 || before.length > 0)))
      before.push(...words);
    atMs += pauseMs;
  }
  return steps;
}

it('utterances of the same words are equal in any split, growth or repetition of the results', () => {
  fc.assert(
    fc.property(
      utterances,
      fc.record({
        cuts: fc.array(fc.nat({ max: 5 }), { maxLength: 5 }),
        how: fc.constantFrom(...HOW),
        stepMs: fc.integer({ min: 1, max: UTTERANCE_PAUSE_MS - 1 }),
        pauseMs: fc.integer({ min: MISSING_FINAL_MS, max: 20_000 }),
      }),
      (spokenUtterances, delivery) => {
        expect(play(deliver(spokenUtterances, delivery)).map(([heard]) => heard)).toEqual(
          spokenUtterances.map((words) => words.join(' ')),
        );
      },
    ),
    { numRuns: effort(500, 10_000) },
  );
});
