import type { ProviderEvent } from '@asad/call-core';
import { createManualClock } from '@asad/call-core/testing';
import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSilentPlayer, type SentencePlayer } from './sentence-player.ts';
import { createTalk } from './talk.ts';

const FIRST = 'Three paintings hang here in this house.';
const SECOND = 'Which of them shall I show you?';
const BOTH = `${FIRST} ${SECOND}`;

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
  const events: ProviderEvent[] = [];
  const ended: boolean[] = [];
  const prepared: string[] = [];
  const silent = createSilentPlayer(clock);
  const player = change({ ...silent, prepare: (sentences) => void prepared.push(...sentences) });
  const talk = createTalk(player, clock, (event) => void events.push(event));
  const say = (...sentences: readonly string[]): void =>
    void talk.say(sentences).then((isWhole) => ended.push(isWhole));
  const whole = (): readonly string[] => events.map(describeEvent).filter((line) => !line.endsWith('…'));
  return { clock, talk, events, ended, prepared, say, whole };
}

describe('talk.say', () => {
  it('emits speaking, each sentence and silence in order', async () => {
    const { clock, say, whole, ended, prepared } = createFixture();
    say(FIRST, SECOND);
    expect(prepared).toEqual([FIRST, SECOND]);
    await clock.advance(10_000);
    expect([whole(), ended]).toEqual([['[speaks]', FIRST, SECOND, '[silent]'], [true]]);
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
  it('reports the unheard rest, so that heard and unheard words make the sentence', async () => {
    const { clock, events, say, talk } = createFixture();
    say(FIRST, SECOND);
    await clock.advance(1_000);
    talk.hush();
    const heardText = events.findLast((event) => event.type === 'transcript')?.text;
    const cut = events.find((event) => event.type === 'interrupted');
    expect(heardText?.length).toBeGreaterThan(0);
    expect(`${heardText} ${cut?.unheard}`).toBe(FIRST);
  });

  it('emits whole turns for any sequence of say, hush and pauses, and leaves no timer', async () => {
    const step = fc.oneof(
      fc.constantFrom('hush', 'say one', 'say two', 'say none'),
      fc.integer({ min: 1, max: 4_000 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { clock, say, talk, whole, ended } = createFixture();
        for (const act of steps) {
          if (typeof act === 'number') await clock.advance(act);
          else if (act === 'hush') talk.hush();
          else say(...(act === 'say one' ? [FIRST] : act === 'say two' ? [FIRST, SECOND] : []));
        }
        await clock.advance(60_000);
        const turns = whole().join('').replaceAll(FIRST, '1').replaceAll(SECOND, '2');
        expect(turns).toMatch(/^(?:\[speaks\](?:12?|1?\[interrupted\])\[silent\])*$/u);
        expect(ended).toHaveLength(steps.filter((act) => typeof act === 'string' && act.startsWith('say')).length);
        expect(clock.countTimers()).toBe(0);
      }),
      { numRuns: effort(60, 1_000) },
    );
  });
});

it.for<readonly [name: string, steps: readonly (number | string)[], echoes: string[], others: string[]]>([
  [
    'words already said, in the same order',
    [FIRST, 2_840],
    ['hang here, in this HOUSE!'],
    ['house hang three', 'house this'],
  ],
  ['the words of several sentences, not those to come', [BOTH, 2_840], ['house. Which'], ['shall I show you']],
  ['an echo up to 1.5 seconds after the sentence', [FIRST, 4_040], ['this house'], []],
  ['nothing later', [FIRST, 4_240], [], ['this house']],
  ['no words that hush cut off', [FIRST, 700, 'hush', 1_400], ['three paintings'], ['in this house']],
  ['no words from before a finished turn', [FIRST, 10_000, SECOND, 1_000], [], ['three paintings hang']],
  ['an interrupted turn', [FIRST, 1_500, SECOND, 1_000], ['three paintings hang'], []],
  ['no interrupted turn whose echo has faded', [FIRST, 1_500, SECOND, 2_000], [], ['three paintings hang']],
])('talk.countEchoWords counts %s', async ([, steps, echoes, others]) => {
  const { clock, say, talk } = createFixture();
  for (const step of steps) {
    if (typeof step === 'number') await clock.advance(step);
    else if (step === 'hush') talk.hush();
    else say(...(step === BOTH ? [FIRST, SECOND] : [step]));
  }
  const isEcho = (text: string): boolean => talk.countEchoWords(text, true) === text.split(' ').length;
  expect([echoes.filter(isEcho), others.filter(isEcho)]).toEqual([echoes, []]);
});
