import { createManualClock } from '@asad/call-core/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { createBrowserEar } from './ear.ts';

class FakeRecognition {
  static all: FakeRecognition[] = [];
  /** 'ignored': WebKit (WebAudio/web-speech-api#126). 'refused': Chromium before it took tracks. */
  static track: 'taken' | 'ignored' | 'refused' = 'taken';
  static throws: 'never' | 'when created' | 'when aborted' = 'never';
  onresult: ((event: unknown) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  did: string[] = [];

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
  const clock = createManualClock();
  const ear = createBrowserEar(
    track,
    {
      heard: (...results) => {
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
    clock,
    newest: () => FakeRecognition.all.at(-1) as FakeRecognition,
  };
}

const result = (text: string, isFinal: boolean, ...others: readonly string[]) => ({
  resultIndex: 0,
  results: [
    Object.assign(
      [text, ...others].map((transcript) => ({ transcript: ` ${transcript} ` })),
      { isFinal },
    ),
  ],
});

afterEach(() => {
  delete page.SpeechRecognition;
  delete page.document;
});

describe('createBrowserEar', () => {
  it('returns undefined when the browser has no speech recognition', () => {
    const listeners = { heard: () => undefined, failed: () => undefined };
    expect(createBrowserEar(track, listeners, createManualClock())).toBeUndefined();
  });

  it('listens to the call’s track, because its echo is cancelled', () => {
    const { ear, newest } = createFixture();
    ear.listen();
    ear.listen();
    expect([FakeRecognition.all.length, newest().did]).toEqual([1, ['start with track']]);
  });

  it.for(['ignored', 'refused'] as const)(
    'listens without the track, and marks the results, when the track is %s',
    (how) => {
      const { ear, newest, failed, heard } = createFixture();
      FakeRecognition.track = how;
      ear.listen();
      expect([newest().did, failed]).toEqual([['start'], []]);
      newest().onresult?.(result('hello', true));
      expect(heard).toEqual(['hello. (echo)']);
    },
  );

  it.for<readonly [name: string, events: readonly (object | 'end')[], heard: readonly string[]]>([
    [
      'partial and final results',
      [result('what did', false), result('what did he build', true)],
      ['what did…', 'what did he build.'],
    ],
    ['alternatives', [result('hair on', true, 'Heron')], ['hair on. Heron']],
    ['a final after the end (rxlabz/speech_recognition#94)', ['end', result('who is he', true)], ['who is he.']],
    ['no event without results', [{ resultIndex: 0 }], []],
    [
      'no result without a transcript (DannyMoerkerke/whatpwacando.today#84)',
      [{ resultIndex: 0, results: [Object.assign([], { isFinal: true }), [undefined], [{}]] }],
      [],
    ],
  ])('reports %s', ([, events, texts]) => {
    const { ear, heard, newest } = createFixture();
    ear.listen();
    const session = newest();
    for (const event of events) {
      if (event === 'end') session.onend?.();
      else session.onresult?.(event);
    }
    expect(heard).toEqual(texts);
  });

  it.for<readonly [error: string, afterMs: number, sessions: number, failed: readonly string[]]>([
    ['no-speech', 7_000, 13, []],
    // Twice more: zip-captions#90.
    ['network', 1_500, 3, ['network']],
    ['audio-capture', 1_500, 3, ['audio-capture']],
    ['not-allowed', 0, 1, ['not-allowed']],
  ])('when "%s" comes %i ms after each start, %i sessions start and %o fails', async ([error, afterMs, ...rest]) => {
    const { clock, ear, failed, newest, retried } = createFixture();
    ear.listen();
    for (let time = 0; time < 12; time += 1) {
      await clock.advance(afterMs);
      newest().onerror?.({ error });
      newest().onerror?.({ error });
      newest().onend?.();
      await clock.advance(2_000);
    }
    ear.listen();
    expect([FakeRecognition.all.length, failed]).toEqual(rest);
    expect(retried).toEqual(rest[0] === 3 ? [error] : []);
  });

  it('annyang#439: backs off after each session that ends immediately, then reports the failure', async () => {
    const { clock, ear, failed, newest, retried } = createFixture();
    ear.listen();
    const startedAtMs: number[] = [];
    const begunAtMs = clock.nowMs();
    for (let session = 1; session <= 4; session += 1) {
      startedAtMs.push(clock.nowMs() - begunAtMs);
      await clock.advance(5);
      newest().onerror?.({ error: 'aborted' });
      newest().onend?.();
      if (session < 4) await clock.advance(1_000 * 2 ** (session - 1));
    }
    expect(startedAtMs).toEqual([0, 1_005, 3_010, 7_015]);
    expect([failed, retried]).toEqual([['aborted'], ['aborted']]);
    await clock.advance(60_000);
    expect(FakeRecognition.all).toHaveLength(4);
  });

  it('resets the retries after a result, and reports the recovery', async () => {
    const { clock, ear, failed, newest, retried } = createFixture();
    ear.listen();
    for (let session = 1; session <= 6; session += 1) {
      newest().onerror?.({ error: 'network' });
      newest().onend?.();
      await clock.advance(2_000);
      newest().onresult?.(result(`word ${session}`, true));
    }
    expect(failed).toEqual([]);
    expect(retried).toEqual(Array.from({ length: 6 }).flatMap(() => ['network', 'works again']));
  });

  it('restarts after an error without an "end" event', async () => {
    const { clock, ear, newest } = createFixture();
    ear.listen();
    newest().onerror?.({ error: 'network' });
    await clock.advance(1_600);
    expect(FakeRecognition.all).toHaveLength(2);
  });

  it('ignores results of a session that has ended', () => {
    const { ear, heard, newest } = createFixture();
    ear.listen();
    const first = newest();
    ear.rest();
    first.onresult?.(result('too late', true));
    expect(heard).toEqual([]);
  });

  it('listens again after rest, but not after close', () => {
    const { ear, newest } = createFixture();
    ear.listen();
    const first = newest();
    ear.rest();
    first.onend?.();
    expect([first.did, FakeRecognition.all.length]).toEqual([['start with track', 'abort'], 1]);
    ear.listen();
    expect(FakeRecognition.all.length).toBe(2);
    ear.close();
    ear.listen();
    expect(FakeRecognition.all.length).toBe(2);
  });

  it('zenorocha/voice-elements#37: listens again immediately after a short session with words', () => {
    const { ear, newest, retried } = createFixture();
    ear.listen();
    newest().onresult?.(result('yes', true));
    newest().onend?.();
    expect([FakeRecognition.all.length, retried]).toEqual([2, []]);
  });

  it('reports a recogniser that cannot be created', async () => {
    const { clock, ear, failed } = createFixture();
    FakeRecognition.throws = 'when created';
    ear.listen();
    await clock.advance(0);
    expect(failed).toEqual(['TypeError']);
  });

  it('rmusser01/tldw_server#1174: closes although the recogniser throws', () => {
    const { ear } = createFixture();
    FakeRecognition.throws = 'when aborted';
    ear.listen();
    expect(ear.close).not.toThrow();
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
      await clock.advance(5_000);
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
