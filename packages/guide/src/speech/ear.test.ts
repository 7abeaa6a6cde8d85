import { createManualClock } from '@asad/call-core/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { createBrowserEar } from './ear.ts';

class FakeRecognition {
  static all: FakeRecognition[] = [];
  /** 'ignored': WebKit (WebAudio/web-speech-api#126). 'refused': Chromium before it took tracks. */
  static track: 'taken' | 'ignored' | 'refused' = 'taken';
  static clock = createManualClock();
  static throws: 'never' | 'when created' | 'when aborted' = 'never';
  onresult: ((event: unknown) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  readonly did: string[] = [];
  readonly startedAtMs = FakeRecognition.clock.nowMs();

  constructor() {
    FakeRecognition.all.push(this);
    if (FakeRecognition.throws === 'when created') throw new TypeError('Illegal constructor');
  }

  start(givenTrack?: unknown): void {
    const how = FakeRecognition.track;
    if (givenTrack !== undefined && (how === 'refused' || (how === 'taken' && givenTrack !== track)))
      throw new TypeError("parameter 1 is not of type 'MediaStreamTrack'.");
    this.did.push(givenTrack && how === 'taken' ? 'start with track' : 'start');
  }

  abort(): void {
    this.did.push('abort');
    if (FakeRecognition.throws === 'when aborted') throw new DOMException('It has ended.', 'InvalidStateError');
  }
}

const page = globalThis as { SpeechRecognition?: unknown; document?: unknown };
const track = { kind: 'audio' } as unknown as MediaStreamTrack;

function createFixture() {
  FakeRecognition.all = [];
  Object.assign(FakeRecognition, { track: 'taken', throws: 'never' });
  page.SpeechRecognition = FakeRecognition;
  const heardTexts: string[] = [];
  const failed: string[] = [];
  const retried: string[] = [];
  const places: number[] = [];
  const clock = createManualClock();
  FakeRecognition.clock = clock;
  const ear = createBrowserEar(
    track,
    {
      heard: (...results) => {
        places.push(...results.map(({ place }) => place));
        for (const { text, isFinal, alternatives, isOwnTrack } of results)
          heardTexts.push([text + (isFinal ? '.' : '…'), ...alternatives, ...(isOwnTrack ? [] : ['(echo)'])].join(' '));
      },
      retrying: (isRetrying, reason) => void retried.push(isRetrying ? reason : 'works again'),
      failed: (reason) => void failed.push(reason),
    },
    clock,
  );
  if (!ear) throw new Error('There is no ear.');
  return {
    ear,
    heard: heardTexts,
    failed,
    retried,
    places,
    clock,
    newest: () => FakeRecognition.all.at(-1) as FakeRecognition,
  };
}

const result = (text: string, isFinal: boolean, ...others: readonly string[]) => {
  const hearings = [text, ...others].map((transcript) => ({ transcript: ` ${transcript} ` }));
  return { resultIndex: 0, results: [Object.assign(hearings, { isFinal })] };
};

/** A wait in milliseconds, a call, a result, what throws, the end of the session, or its error. */
type Step = number | string | object;
const times = (count: number, ...steps: readonly Step[]): readonly Step[] =>
  Array.from({ length: count }).flatMap(() => steps);

afterEach(() => {
  delete page.SpeechRecognition;
  delete page.document;
});

describe('createBrowserEar', () => {
  it('returns undefined when the browser has no speech recognition', () => {
    const listeners = { heard: () => undefined, failed: () => undefined };
    expect(createBrowserEar(track, listeners, createManualClock())).toBeUndefined();
  });

  it.for([
    ['taken', 'start with track', 'hello.'],
    ['ignored', 'start', 'hello. (echo)'],
    ['refused', 'start', 'hello. (echo)'],
  ] as const)(
    'listens once, on the track unless it is %s: only there the echo is cancelled',
    ([how, did, heardText]) => {
      const { ear, newest, failed, heard } = createFixture();
      FakeRecognition.track = how;
      ear.listen();
      ear.listen();
      newest().onresult?.(result('hello', true));
      expect([FakeRecognition.all.length, newest().did, failed, heard]).toEqual([1, [did], [], [heardText]]);
    },
  );

  it('counts places on in the ear of the next microphone: the same words are not a replay', () => {
    const [first = 0, second = 0] = ['one', 'another'].map(() => {
      const { ear, newest, places } = createFixture();
      ear.listen();
      newest().onresult?.(result('what is Docker', true));
      return places[0];
    });
    expect(second).toBeGreaterThan(first);
  });

  it.for<readonly [does: string, steps: readonly Step[], outcome: object]>([
    [
      'reports partial and final results',
      [result('what did', false), result('what did he build', true)],
      { heard: ['what did…', 'what did he build.'] },
    ],
    ['reports alternatives', [result('hair on', true, 'Heron')], { heard: ['hair on. Heron'] }],
    [
      'reports a final after the end (rxlabz/speech_recognition#94)',
      ['end', result('who is he', true)],
      { heard: ['who is he.'] },
    ],
    [
      'reports no event without results or transcripts (DannyMoerkerke/whatpwacando.today#84)',
      [{ resultIndex: 0 }, { resultIndex: 0, results: [Object.assign([], { isFinal: true }), [undefined], [{}]] }],
      { heard: [] },
    ],
    [
      'reports a blank result after another: a missing one would withdraw its words (csdcorp/speech_to_text#565)',
      [{ resultIndex: 0, results: ['who is he', ''].flatMap((text) => result(text, true).results) }],
      { heard: ['who is he.', '.'] },
    ],
    ['ignores results of a session that has ended', ['rest', result('too late', true)], { heard: [] }],
    ['rests', ['rest', 'end', 60_000], { sessions: 1, did: ['start with track', 'abort'] }],
    ['listens again after rest, but not after close', ['rest', 'listen', 'close', 'listen', 60_000], { sessions: 2 }],
    [
      'zenorocha/voice-elements#37: listens again immediately after a short session with words',
      [result('yes', true), 'end'],
      { sessions: 2, retried: [] },
    ],
    ['restarts after an error without an "end" event or a name', ['network', 1_600, '', 2_600], { sessions: 3 }],
    [
      'annyang#439: backs off after each session that ends immediately, then reports the failure',
      [1_000, 2_000, 4_000, 60_000].flatMap((waitMs) => [5, 'aborted', 'end', waitMs]),
      { startedAtMs: [0, 1_005, 3_010, 7_015], retried: ['aborted'], failed: ['aborted'] },
    ],
    [
      'resets the retries after a result, and reports the recovery',
      times(6, 'network', 'end', 2_000, result('word', true)),
      { failed: [], retried: times(6, 'network', 'works again') },
    ],
    [
      'goes on after silence',
      times(12, 7_000, 'no-speech', 'no-speech', 'end', 2_000),
      { sessions: 13, failed: [], retried: [] },
    ],
    // Twice more: zip-captions#90.
    ...['network', 'audio-capture'].map((error): readonly [string, readonly Step[], object] => [
      `retries twice after the error "${error}"`,
      [...times(12, 1_500, error, error, 'end', 2_000), 'listen'],
      { sessions: 3, failed: [error], retried: [error] },
    ]),
    [
      'fails at once when it is not allowed',
      [...times(12, 'not-allowed', 'not-allowed', 'end', 2_000), 'listen'],
      { sessions: 1, failed: ['not-allowed'], retried: [] },
    ],
    [
      'reports a recogniser that cannot be created',
      [{ throws: 'when created' }, 'rest', 'listen', 0],
      { failed: ['TypeError'] },
    ],
    ['rmusser01/tldw_server#1174: closes although the recogniser throws', [{ throws: 'when aborted' }, 'close'], {}],
  ])('%s', async ([, steps, outcome]) => {
    const { clock, ear, failed, heard, newest, retried } = createFixture();
    const begunAtMs = clock.nowMs();
    ear.listen();
    for (const step of steps) {
      if (typeof step === 'number') await clock.advance(step);
      else if (typeof step === 'object' && 'throws' in step) Object.assign(FakeRecognition, step);
      else if (typeof step === 'object') newest().onresult?.(step);
      else if (step === 'listen' || step === 'rest' || step === 'close') ear[step]();
      else if (step === 'end') newest().onend?.();
      else newest().onerror?.({ error: step });
    }
    const startedAtMs = FakeRecognition.all.map((session) => session.startedAtMs - begunAtMs);
    const actual = { heard, failed, retried, startedAtMs, sessions: startedAtMs.length, did: newest().did };
    expect(actual).toMatchObject(outcome);
  });

  it('TalAter/annyang#399: listens again when the page is visible again', async () => {
    const shown = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    page.document = shown;
    const show = (visibilityState: string): void => {
      shown.visibilityState = visibilityState;
      shown.dispatchEvent(new Event('visibilitychange'));
    };
    const { clock, ear, failed, newest } = createFixture();
    ear.listen();
    await clock.advance(5_000);
    show('hidden');
    for (const error of ['aborted', 'not-allowed']) {
      newest().onerror?.({ error });
      newest().onend?.();
      await clock.advance(300);
    }
    expect([failed, FakeRecognition.all.length]).toEqual([[], 2]);
    show('visible');
    await clock.advance(0);
    expect(FakeRecognition.all).toHaveLength(3);
    newest().onresult?.(result('are you there', false));
    show('visible');
    await clock.advance(0);
    expect(FakeRecognition.all).toHaveLength(3);
    ear.close();
    await clock.advance(5_000);
    show('visible');
    await clock.advance(0);
    expect(FakeRecognition.all).toHaveLength(3);
  });

  it('akrusz/aloud#42: takes the microphone unless it listens to the call’s track', async () => {
    const { clock, ear, newest } = createFixture();
    ear.listen();
    expect(ear.takeMicrophone?.()).toBe(false);
    FakeRecognition.track = 'ignored';
    ear.rest();
    ear.listen();
    expect(ear.takeMicrophone?.()).toBe(true);
    expect([FakeRecognition.all.length, newest().did]).toEqual([2, ['start', 'abort']]);
    await clock.advance(100);
    expect([FakeRecognition.all.length, newest().did]).toEqual([3, ['start']]);
  });
});
