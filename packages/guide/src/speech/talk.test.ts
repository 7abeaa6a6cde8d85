import type { ProviderEvent } from '@asad/call-core';
import { createManualClock } from '@asad/call-core/testing';
import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSilentPlayer, type SentencePlayer } from './sentence-player.ts';
import { createTalk, getSaidPart, type Talk } from './talk.ts';

const FIRST = 'Three paintings hang here in this house.';
const SECOND = 'Which of them shall I show you?';

const describeEvent = (event: ProviderEvent): string =>
  event.type === 'transcript'
    ? `${event.text}${event.isFinal ? '' : ' …'}`
    : event.type === 'speaking'
      ? event.isSpeaking
        ? '[speaks]'
        : '[silent]'
      : `[${event.type}]`;

function createFixture(change: (player: SentencePlayer) => SentencePlayer = (player) => player) {
  const clock = createManualClock();
  const events: string[] = [];
  const ended: boolean[] = [];
  const prepared: string[] = [];
  const silent = createSilentPlayer(clock);
  const player = change({ ...silent, prepare: (sentences) => void prepared.push(...sentences) });
  const talk = createTalk(player, clock, (event) => void events.push(describeEvent(event)));
  const say = (...sentences: readonly string[]): void =>
    void talk.say(sentences).then((isWhole) => ended.push(isWhole));
  return { clock, talk, events, ended, prepared, say, whole: () => events.filter((line) => !line.endsWith('…')) };
}

describe('talk.say', () => {
  it('emits speaking, each sentence and silence in order', async () => {
    const { clock, say, whole, ended } = createFixture();
    say(FIRST, SECOND);
    await clock.advance(10_000);
    expect([whole(), ended]).toEqual([['[speaks]', FIRST, SECOND, '[silent]'], [true]]);
  });

  it('reveals the caption word by word', async () => {
    const { clock, say, events } = createFixture();
    say(FIRST);
    await clock.advance(10_000);
    const parts = events.filter((line) => line.endsWith(' …')).map((line) => line.slice(0, -2));
    expect(parts.length).toBeGreaterThan(4);
    expect(parts[0]).toBe('Three');
    expect(parts).toEqual(parts.toSorted((a, b) => a.length - b.length));
    expect(parts.filter((part) => !FIRST.startsWith(part))).toEqual([]);
  });

  it('prepares every sentence before the first plays', () => {
    const { say, prepared } = createFixture();
    say(FIRST, SECOND);
    expect(prepared).toEqual([FIRST, SECOND]);
  });

  it('emits nothing without sentences', async () => {
    const { clock, say, events, ended } = createFixture();
    say();
    await clock.advance(1_000);
    expect([events, ended]).toEqual([[], [true]]);
  });

  it('leaves no timer', async () => {
    const { clock, say } = createFixture();
    say(FIRST);
    await clock.advance(10_000);
    expect(clock.countTimers()).toBe(0);
  });

  it('stops when the player closes during a sentence', async () => {
    const { clock, say, whole } = createFixture((player) => ({
      ...player,
      play: () => ({ done: Promise.resolve(false), progress: () => 0, stop: () => undefined }),
    }));
    say(FIRST, SECOND);
    await clock.advance(1_000);
    expect(whole()).toEqual(['[speaks]', FIRST, '[silent]']);
  });
});

describe('talk.hush', () => {
  it('stops immediately and drops the remaining sentences', async () => {
    const { clock, say, talk, events, whole, ended } = createFixture();
    say(FIRST, SECOND);
    await clock.advance(500);
    talk.hush();
    const until = events.length;
    await clock.advance(10_000);
    expect([whole(), ended, events.length]).toEqual([['[speaks]', '[interrupted]', '[silent]'], [false], until]);
    expect(clock.countTimers()).toBe(0);
  });

  it('reports the unheard rest, so that heard and unheard words make the sentence', async () => {
    const clock = createManualClock();
    const events: ProviderEvent[] = [];
    const talk = createTalk(createSilentPlayer(clock), clock, (event) => void events.push(event));
    void talk.say([FIRST, SECOND]);
    await clock.advance(1_000);
    talk.hush();
    const heardText = events.findLast((event) => event.type === 'transcript')?.text;
    const cut = events.find((event) => event.type === 'interrupted');
    expect(heardText?.length).toBeGreaterThan(0);
    expect(`${heardText} ${cut?.unheard}`).toBe(FIRST);
  });

  it('emits nothing while silent', () => {
    const { talk, events } = createFixture();
    talk.hush();
    expect(events).toEqual([]);
  });

  it('runs first when say interrupts an earlier say', async () => {
    const { clock, say, whole, ended } = createFixture();
    say(FIRST);
    await clock.advance(500);
    say(SECOND);
    await clock.advance(10_000);
    expect(whole()).toEqual(['[speaks]', '[interrupted]', '[silent]', '[speaks]', SECOND, '[silent]']);
    expect(ended).toEqual([false, true]);
  });

  it('alternates speaking and silent events for any sequence of say, hush and pauses', async () => {
    const step = fc.oneof(
      fc.constantFrom('hush', 'say one', 'say two', 'say none'),
      fc.integer({ min: 1, max: 4_000 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { clock, say, talk, events, ended } = createFixture();
        for (const act of steps) {
          if (typeof act === 'number') await clock.advance(act);
          else if (act === 'hush') talk.hush();
          else say(...(act === 'say one' ? [FIRST] : act === 'say two' ? [FIRST, SECOND] : []));
        }
        await clock.advance(60_000);
        const turns = events.filter((line) => line === '[speaks]' || line === '[silent]');
        expect(turns).toEqual(turns.map((_, at) => (at % 2 === 0 ? '[speaks]' : '[silent]')));
        expect(turns.length % 2).toBe(0);
        expect(ended).toHaveLength(steps.filter((act) => typeof act === 'string' && act.startsWith('say')).length);
        expect(clock.countTimers()).toBe(0);
      }),
      { numRuns: effort(60, 1_000) },
    );
  });
});

const isEcho =
  (talk: Talk) =>
  (text: string): boolean =>
    talk.countEchoWords(text, true) === text.split(' ').length;

describe('talk.countEchoWords', () => {
  it('counts words already said, in the same order', async () => {
    const { clock, say, talk } = createFixture();
    say(FIRST, SECOND);
    await clock.advance(FIRST.length * 66 + 200);
    expect(['three paintings hang', 'Hang here, in this HOUSE!', 'house. Which'].map(isEcho(talk))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['house hang three', 'shall I show you', 'three houses'].map(isEcho(talk))).toEqual([false, false, false]);
  });

  it('tolerates misheard words', async () => {
    const { clock, say, talk } = createFixture();
    say(FIRST);
    await clock.advance(FIRST.length * 66);
    expect(isEcho(talk)('three paintings hang there in this house')).toBe(true);
    expect(isEcho(talk)('free pain tings hang hair')).toBe(true);
    expect(isEcho(talk)('which paintings hang in another house')).toBe(false);
  });

  it('counts an echo up to 1.5 seconds after the sentence', async () => {
    const { clock, say, talk } = createFixture();
    say(FIRST);
    await clock.advance(FIRST.length * 66 + 1_400);
    expect(isEcho(talk)('this house')).toBe(true);
    await clock.advance(200);
    expect(isEcho(talk)('this house')).toBe(false);
  });

  it('counts nothing before the first sentence', () => {
    expect(isEcho(createFixture().talk)('three paintings')).toBe(false);
  });

  it('does not count words that hush cut off', async () => {
    const { clock, say, talk } = createFixture();
    say(FIRST);
    await clock.advance(700);
    talk.hush();
    await clock.advance(1_400);
    expect([isEcho(talk)('three paintings'), isEcho(talk)('in this house')]).toEqual([true, false]);
  });

  it('does not count words from before a finished turn', async () => {
    const { clock, say, talk } = createFixture();
    say(FIRST);
    await clock.advance(10_000);
    say(SECOND);
    await clock.advance(1_000);
    expect(isEcho(talk)('three paintings hang')).toBe(false);
  });

  it('counts the interrupted turn until its echo has faded', async () => {
    const { clock, say, talk } = createFixture();
    say(FIRST);
    await clock.advance(1_500);
    say(SECOND);
    await clock.advance(1_000);
    expect(isEcho(talk)('three paintings hang')).toBe(true);
    await clock.advance(1_000);
    expect(isEcho(talk)('three paintings hang')).toBe(false);
  });

  it('counts only the leading words when the visitor interrupts', async () => {
    const { clock, say, talk } = createFixture();
    say(FIRST);
    await clock.advance(FIRST.length * 66);
    expect(talk.countEchoWords('three paintings hang here in this house when do you open', false)).toBe(7);
    expect(talk.countEchoWords('three paintings hang here stop', false)).toBe(4);
  });
});

describe('getSaidPart', () => {
  it('returns at least one word and at most all', () => {
    expect([0, 0.5, 1, 2].map((ratio) => getSaidPart('one two three four', ratio))).toEqual([
      'one',
      'one two',
      'one two three four',
      'one two three four',
    ]);
  });

  it('never gets shorter while the ratio grows', () => {
    const ratio = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(ratio, ratio, (a, b) => {
        const [less, more] = [a, b].toSorted((x, y) => x - y).map((share) => getSaidPart(FIRST, share));
        expect(more?.startsWith(less ?? '')).toBe(true);
      }),
    );
  });
});
