import { createManualClock } from '@asad/call-core/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { createBrowserEar } from './ear.ts';

class FakeRecognition {
  static all: FakeRecognition[] = [];
  /** 'ignored': WebKit (WebAudio/web-speech-api#126). 'refused': Chromium before it took tracks. */
  static track: 'taken' | 'ignored' | 'refused' = 'taken';
  onresult: ((event: unknown) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  did: string[] = [];

  constructor() {
    FakeRecognition.all.push(this);
  }

  start(givenTrack?: unknown): void {
    const how = FakeRecognition.track;
    if (givenTrack !== undefined && (how === 'refused' || (how === 'taken' && givenTrack !== track)))
      throw new TypeError("parameter 1 is not of type 'MediaStreamTrack'.");
    this.did.push(givenTrack && how === 'taken' ? 'start with track' : 'start');
  }

  abort(): void {
    this.did.push('abort');
  }
}

const page = globalThis as { SpeechRecognition?: unknown };
const track = { kind: 'audio' } as unknown as MediaStreamTrack;

function createFixture() {
  FakeRecognition.all = [];
  FakeRecognition.track = 'taken';
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
    { clock },
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
});

describe('createBrowserEar', () => {
  it('returns undefined when the browser has no speech recognition', () => {
    expect(createBrowserEar(track, { heard: () => undefined, failed: () => undefined })).toBeUndefined();
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

  it('reports partial and final results', () => {
    const { ear, heard, newest } = createFixture();
    ear.listen();
    newest().onresult?.(result('what did', false));
    newest().onresult?.(result('what did he build', true));
    expect(heard).toEqual(['what did…', 'what did he build.']);
  });

  it('reports the alternatives of a result', () => {
    const { ear, heard, newest } = createFixture();
    ear.listen();
    newest().onresult?.(result('hair on', true, 'Heron'));
    expect(heard).toEqual(['hair on. Heron']);
  });

  it('restarts without limit after "no-speech"', async () => {
    const { clock, ear, failed, newest, retried } = createFixture();
    ear.listen();
    for (let pause = 0; pause < 12; pause += 1) {
      await clock.advance(7_000);
      newest().onerror?.({ error: 'no-speech' });
      newest().onend?.();
    }
    expect([FakeRecognition.all.length, failed, retried]).toEqual([13, [], []]);
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

  it.for(['network', 'audio-capture'])(
    'zip-captions#90: retries twice after %s, then reports the failure',
    async (error) => {
      const { clock, ear, failed, newest, retried } = createFixture();
      ear.listen();
      for (let session = 1; session <= 3; session += 1) {
        expect(failed).toEqual([]);
        await clock.advance(1_500);
        newest().onerror?.({ error });
        newest().onend?.();
        await clock.advance(2_000);
      }
      expect([failed, retried, FakeRecognition.all.length]).toEqual([[error], [error], 3]);
    },
  );

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

  it.for(['not-allowed', 'service-not-allowed', 'language-not-supported'])(
    'reports once, without a retry, that hearing does not work: %s',
    async (error) => {
      const { clock, ear, failed, newest } = createFixture();
      ear.listen();
      newest().onerror?.({ error });
      newest().onerror?.({ error });
      newest().onend?.();
      ear.listen();
      await clock.advance(60_000);
      expect([failed, FakeRecognition.all.length]).toEqual([[error], 1]);
    },
  );

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
});
