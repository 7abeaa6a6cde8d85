import { afterEach, describe, expect, it } from 'vitest';
import { createBrowserEar } from './ear.ts';

/** The browser's recogniser, as a test plays it. */
class FakeRecognition {
  static all: FakeRecognition[] = [];
  static takesTrack = true;
  onresult: ((event: unknown) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  did: string[] = [];

  constructor() {
    FakeRecognition.all.push(this);
  }

  start(track?: unknown): void {
    if (track && !FakeRecognition.takesTrack) throw new TypeError('No track here.');
    this.did.push(track ? 'start with track' : 'start');
  }

  abort(): void {
    this.did.push('abort');
  }
}

const page = globalThis as { SpeechRecognition?: unknown };
const track = { kind: 'audio' } as unknown as MediaStreamTrack;

function createFixture() {
  FakeRecognition.all = [];
  FakeRecognition.takesTrack = true;
  page.SpeechRecognition = FakeRecognition;
  const heard: string[] = [];
  const failed: string[] = [];
  const ear = createBrowserEar(track, {
    heard: ({ text, isFinal, alternatives, isOwnTrack }) =>
      void heard.push([text + (isFinal ? '.' : '…'), ...alternatives, ...(isOwnTrack ? [] : ['(echo)'])].join(' ')),
    failed: (reason) => void failed.push(reason),
  });
  if (!ear) throw new Error('There is no ear.');
  return { ear, heard, failed, newest: () => FakeRecognition.all.at(-1) as FakeRecognition };
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

describe('the browser’s ear', () => {
  it('is none where the browser has no speech recognition', () => {
    expect(createBrowserEar(track, { heard: () => undefined, failed: () => undefined })).toBeUndefined();
  });

  it('listens to the call’s own track, so that its echo cancellation counts', () => {
    const { ear, newest } = createFixture();
    ear.listen();
    ear.listen();
    expect([FakeRecognition.all.length, newest().did]).toEqual([1, ['start with track']]);
  });

  it('listens without it where the browser takes none', () => {
    const { ear, newest, failed, heard } = createFixture();
    FakeRecognition.takesTrack = false;
    ear.listen();
    expect([newest().did, failed]).toEqual([['start'], []]);
    newest().onresult?.(result('hello', true));
    expect(heard).toEqual(['hello. (echo)']);
  });

  it('tells what is heard, partly and to its end', () => {
    const { ear, heard, newest } = createFixture();
    ear.listen();
    newest().onresult?.(result('what did', false));
    newest().onresult?.(result('what did he build', true));
    expect(heard).toEqual(['what did…', 'what did he build.']);
  });

  it('tells what else it may have been', () => {
    const { ear, heard, newest } = createFixture();
    ear.listen();
    newest().onresult?.(result('hair on', true, 'Heron'));
    expect(heard).toEqual(['hair on. Heron']);
  });

  it('outlasts a minute of silence', () => {
    const { ear, failed, newest } = createFixture();
    ear.listen();
    for (let pause = 0; pause < 12; pause += 1) {
      newest().onerror?.({ error: 'no-speech' });
      newest().onend?.();
    }
    expect([FakeRecognition.all.length, failed]).toEqual([13, []]);
  });

  it('goes on after a silence, and gives up a recogniser that only ends', () => {
    const { ear, failed, newest } = createFixture();
    ear.listen();
    newest().onerror?.({ error: 'no-speech' });
    newest().onend?.();
    expect([FakeRecognition.all.length, failed]).toEqual([2, []]);
    for (let time = 0; time < 6; time += 1) newest().onend?.();
    expect(failed).toEqual(['ended']);
  });

  it('says once and for good that hearing does not work', () => {
    const { ear, failed, newest } = createFixture();
    ear.listen();
    newest().onerror?.({ error: 'network' });
    newest().onerror?.({ error: 'network' });
    newest().onend?.();
    ear.listen();
    expect([failed, FakeRecognition.all.length]).toEqual([['network'], 1]);
  });

  it('rests and listens again, and hears nothing once it is closed', () => {
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
