import { describe, expect, it } from 'vitest';
import { createFakeMicrophone, createTestCall, settle } from '@asad/call-core/testing';
import { createMuseumGuide } from '../testing/museum.ts';
import { createTableModel } from '../testing/table-model.ts';
import type { CallOptions } from '@asad/call-core';
import type { Ear, EarListeners } from './ear.ts';
import { createGuideRespondent, type AnswerPart, type Respondent } from './respondent.ts';
import { createSilentPlayer } from './sentence-player.ts';
import { createSpokenCall, type CountedCall, type SpokenCallOptions } from './spoken-call.ts';

/** These meanings do not depend on the English model. */
const model = createTableModel({
  '<project>': '*/what',
  'tell me about <project>': '*/what',
  'compare <project> and <project>': 'moth/what + moth/result + harbour/what + harbour/result',
  why: 'moth/why',
  'why was <project> painted': '*/why',
  'who won the football world cup in 1954': 'off-topic',
  hush: 'act stop',
});

const guided: SpokenCallOptions = {
  open: () => createGuideRespondent(createMuseumGuide(model)),
  createPlayer: ({ clock }) => createSilentPlayer(clock),
};

function createFixture(
  spoken: Partial<SpokenCallOptions> = {},
  options: Partial<CallOptions> = {},
  counted: CountedCall = { callId: 'g' },
) {
  const provider = { create: async () => createSpokenCall({ ...guided, ...spoken }, counted) };
  const fixture = createTestCall({ provider, ...options });
  const text = () =>
    fixture.call.getSnapshot().conversation.lines.map(({ speaker, text: words }) => `${speaker}: ${words}`);
  const begin = async (mode: 'voice' | 'text' = 'voice') => {
    void fixture.call.start({ mode });
    await fixture.clock.advance(0);
  };
  return { ...fixture, text, begin };
}

describe('a spoken call', () => {
  it('joins, greets, and reveals the caption at the pace of speech', async () => {
    const { begin, call, clock, text } = createFixture();
    await begin();
    expect(call.getSnapshot()).toMatchObject({ status: 'active', assistantIsSpeaking: true });
    expect(text()).toEqual(['assistant: Welcome']);
    await clock.advance(2_000);
    expect(text()).toEqual(['assistant: Welcome to the museum.']);
    expect(call.getSnapshot().assistantIsSpeaking).toBe(false);
  });

  it('answers a typed question and shows the entry', async () => {
    const shownEntries: unknown[] = [];
    const show = {
      schema: { parse: (value: unknown) => value },
      run: (value: unknown) => void shownEntries.push(value),
    };
    const { begin, call, clock, text } = createFixture({}, { tools: { show } });
    await begin('text');
    await clock.advance(2_000);
    call.send('Tell me about Lanternmoth');
    await clock.advance(5_000);
    call.send('why?');
    await clock.advance(5_000);
    expect(text().slice(1)).toEqual([
      'visitor: Tell me about Lanternmoth',
      'assistant: Lanternmoth is a small oil.',
      'visitor: why?',
      'assistant: The painter missed the light of home.',
    ]);
    expect(shownEntries).toEqual([{ id: 'moth' }, { id: 'moth' }]);
  });

  it('answers a question typed before the greeting in full, and skips the greeting', async () => {
    const { call, clock, text } = createFixture();
    void call.start({ mode: 'text' });
    call.send('Tell me about Lanternmoth');
    await clock.advance(9_000);
    expect(text()).toEqual(['visitor: Tell me about Lanternmoth', 'assistant: Lanternmoth is a small oil.']);
  });

  it('declines an unknown subject, says so to the page, and sends suggestions', async () => {
    const { begin, call, clock, text } = createFixture();
    const suggested: unknown[] = [];
    call.on('message', ({ type, suggestions }) => {
      if (type === 'suggestions' || type === 'declined') suggested.push(suggestions ?? type);
    });
    await begin('text');
    call.send('Who won the football world cup in 1954?');
    await clock.advance(5_000);
    expect(text().at(-1)).toBe('assistant: I can tell you about the paintings.');
    expect(suggested).toEqual([['the paintings', 'the opening hours'], 'declined']);
  });

  it('applies the volume and the chosen microphone, and stops listening while muted', async () => {
    const volumes: number[] = [];
    const ears: { listens: boolean; isClosed: boolean }[] = [];
    const { begin, call } = createFixture({
      createPlayer: ({ clock }) => ({
        ...createSilentPlayer(clock),
        setVolume: (ratio) => void volumes.push(ratio),
      }),
      createEar: () => {
        const ear = { listens: false, isClosed: false };
        ears.push(ear);
        return {
          listen: () => void (ear.listens = true),
          rest: () => void (ear.listens = false),
          close: () => Object.assign(ear, { listens: false, isClosed: true }),
        };
      },
    });
    await call.setVolume(0.4);
    await begin();
    await call.setVolume(0.7);
    expect(volumes).toEqual([0.4, 0.7]);
    expect(await call.setMicrophone('another')).toEqual({ kind: 'done' });
    expect(ears).toEqual([
      { listens: false, isClosed: true },
      { listens: true, isClosed: false },
    ]);
    await call.setMuted(true);
    await call.setMicrophone('a third');
    expect(ears.map(({ listens }) => listens)).toEqual([false, false, false]);
    await call.end();
    expect(ears.every(({ isClosed }) => isClosed)).toBe(true);
  });

  it('ends the wait after an empty reply without a message', async () => {
    const { begin, call, clock } = createFixture();
    await begin('text');
    await clock.advance(5_000);
    const spoken: unknown[] = [];
    call.on('message', ({ type, role }) => void (role !== 'user' && spoken.push(type)));
    call.send('hush');
    await clock.advance(100);
    expect(spoken).toEqual([]);
    expect(call.getSnapshot().assistantIsThinking).toBe(false);
  });

  it('announces the end of the allowed time and then ends the call', async () => {
    const { begin, clock, records, told } = createFixture({}, {}, { callId: 'g', maxSeconds: 60 });
    await begin();
    await clock.advance(70_000);
    expect(told.at(-1)).toBe('call-end:limit');
    expect(records[0]?.transcript).toContain('Assistant: We are closing.');
    expect(clock.countTimers()).toBe(0);
  });

  it('ends on time although the visitor interrupts the announcement', async () => {
    const { begin, call, clock, told } = createFixture({}, {}, { callId: 'g', maxSeconds: 60 });
    await begin('text');
    await clock.advance(52_500);
    call.send('Why was Lanternmoth painted?');
    await clock.advance(1_000);
    expect(told).not.toContain('call-end:limit');
    await clock.advance(6_500);
    expect(told.at(-1)).toBe('call-end:limit');
    expect(clock.countTimers()).toBe(0);
  });
});

/** A wait in milliseconds, or what is heard or typed. */
type Step = number | string | { readonly typed: string };

describe('a spoken call with an ear', () => {
  function createEarFixture(isOwnTrack = false) {
    let listeners: EarListeners | undefined;
    let place = 0;
    const ear: Ear = { listen: () => undefined, rest: () => undefined, close: () => undefined };
    const fixture = createFixture(
      { createEar: (_microphone, earListeners) => ((listeners = earListeners), ear) },
      { openMicrophone: async () => createFakeMicrophone() },
    );
    return {
      ...fixture,
      /** Partial with `…` at the end; alternatives follow after a slash. */
      hear(heard: string) {
        const isFinal = !heard.endsWith('…');
        const [text = '', ...alternatives] = heard.replace('…', '').split('/');
        listeners?.heard({ text, isFinal, alternatives, isOwnTrack, place });
        if (isFinal) place += 1;
      },
    };
  }

  it.for<readonly [does: string, steps: readonly Step[], lines: readonly string[]]>([
    [
      'stops speaking and answers when it hears a question',
      ['Why was…', 'Why was Grey Harbour painted', 5_000],
      ['assistant: Welcome', 'visitor: Why was Grey Harbour painted', 'assistant: A shipyard ordered it.'],
    ],
    [
      'answers the alternative that it understands, and shows that one',
      ['a hamburger/Grey Harbour', 5_000],
      ['visitor: Grey Harbour', 'assistant: Grey Harbour is a wide watercolour.'],
    ],
    [
      'ignores the echo of its own speech',
      [2_000, 'to the museum', 'welcome to the…', 1_000],
      ['assistant: Welcome to the museum.'],
    ],
    [
      'accepts a name from the comparison that it is reading out',
      [3_000, { typed: 'Compare Lanternmoth and Grey Harbour' }, 1_600, 'Lanternmoth', 5_000],
      ['visitor: Lanternmoth', 'assistant: Lanternmoth is a small oil.'],
    ],
    [
      'removes the echo in front of an interruption and answers the rest',
      [2_000, 'welcome to the museum why was…', 'welcome to the museum why was Grey Harbour painted', 5_000],
      [
        'assistant: Welcome to the museum.',
        'visitor: why was Grey Harbour painted',
        'assistant: A shipyard ordered it.',
      ],
    ],
    [
      'react-speech-recognition#18: answers growing finals once, a pause after the last',
      [2_000, 'why', 250, 'why was', 250, 'why was Grey Harbour painted', 250, 'why was Grey Harbour painted', 5_000],
      [
        'assistant: Welcome to the museum.',
        'visitor: why was Grey Harbour painted',
        'assistant: A shipyard ordered it.',
      ],
    ],
  ])('%s', async ([, steps, lines]) => {
    const { begin, call, clock, hear, text } = createEarFixture();
    await begin();
    for (const step of steps) {
      if (typeof step === 'number') await clock.advance(step);
      else if (typeof step === 'string') hear(step);
      else call.send(step.typed);
    }
    expect(text().slice(-lines.length)).toEqual(lines);
    expect(call.getSnapshot().visitorIsSpeaking).toBe(false);
  });

  it('does not filter echoes when the track’s echo is cancelled', async () => {
    const { begin, clock, hear, text } = createEarFixture(true);
    await begin();
    await clock.advance(2_000);
    hear('welcome to the museum');
    expect(text()).toContain('visitor: welcome to the museum');
  });

  it('keeps a partial result in the transcript when the visitor hangs up', async () => {
    const { begin, call, hear, records } = createEarFixture(true);
    await begin();
    hear('Thank you and good…');
    expect(call.getSnapshot().visitorIsSpeaking).toBe(true);
    await call.end();
    expect(records[0]?.transcript).toMatch(/User: Thank you and good$/);
  });
});

it('drops a late answer when the visitor asks again', async () => {
  const sentence = (text: string): AnswerPart => ({ type: 'sentence', text });
  const answers = [Promise.withResolvers<readonly AnswerPart[]>(), Promise.withResolvers<readonly AnswerPart[]>()];
  const signals: AbortSignal[] = [];
  const respond: Respondent['respond'] = (_hearings, signal) => ({
    heard: '',
    parts: answers[signals.push(signal) - 1]?.promise ?? [],
  });
  const open = () => ({ greeting: [], timeUp: [], isOwnWord: () => false, respond });
  const { begin, call, clock, text } = createFixture({ open });
  await begin('text');
  call.send('One?');
  call.send('Two?');
  answers[0]?.resolve([sentence('Much too late.')]);
  answers[1]?.resolve([sentence('Two.')]);
  await settle();
  await clock.advance(3_000);
  expect(text()).toEqual(['visitor: One?', 'visitor: Two?', 'assistant: Two.']);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
