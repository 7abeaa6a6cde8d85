import { describe, expect, it } from 'vitest';
import { createFakeMicrophone, createTestCall, settle } from '@asad/call-core/testing';
import { createMuseumGuide } from '../testing/museum.ts';
import { createTableModel } from '../testing/table-model.ts';
import type { CallOptions } from '@asad/call-core';
import type { Ear, EarListeners } from './ear.ts';
import { createGuideProvider, type CountedCall, type GuideProviderOptions } from './guide-provider.ts';
import { createSilentPlayer } from './sentence-player.ts';

/** These meanings do not depend on the English model. */
const model = createTableModel({
  '<project>': '*/what',
  'tell me about <project>': '*/what',
  'compare <project> and <project>': 'moth/what + moth/result + harbour/what + harbour/result',
  why: 'moth/why',
  'why was <project> painted': '*/why',
  'who won the football world cup in 1954': 'off-topic',
  'thank you bye': 'act goodbye',
  hush: 'act stop',
});

function createFixture(
  guide: Partial<GuideProviderOptions> = {},
  options: Partial<CallOptions> = {},
  counted?: CountedCall,
) {
  const guideProvider = createGuideProvider({
    guide: createMuseumGuide(model),
    createPlayer: ({ clock }) => createSilentPlayer(clock),
    ...guide,
  });
  const provider = { ...guideProvider, ...(counted && { create: async () => guideProvider.adopt(counted) }) };
  const fixture = createTestCall({ provider, ...options });
  const text = () =>
    fixture.call.getSnapshot().conversation.lines.map(({ speaker, text: words }) => `${speaker}: ${words}`);
  const begin = async (mode: 'voice' | 'text' = 'voice') => {
    void fixture.call.start({ mode });
    await fixture.clock.advance(0);
  };
  return { ...fixture, text, begin };
}

describe('the guide provider in a call', () => {
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

  it('shows each entry of a comparison', async () => {
    const shownEntries: unknown[] = [];
    const show = {
      schema: { parse: (value: unknown) => value },
      run: (value: unknown) => void shownEntries.push(value),
    };
    const { begin, call, clock } = createFixture({}, { tools: { show } });
    await begin('text');
    call.send('Compare Lanternmoth and Grey Harbour');
    await clock.advance(9_000);
    expect(shownEntries).toEqual([{ id: 'moth' }, { id: 'harbour' }]);
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

  it('stops speaking on interrupt and marks the cut line', async () => {
    const { begin, call, clock } = createFixture();
    await begin();
    call.interrupt();
    expect(call.getSnapshot()).toMatchObject({ assistantIsSpeaking: false });
    expect(call.getSnapshot().conversation.lines).toMatchObject([
      { text: 'Welcome', isInterrupted: true, isFinal: true },
    ]);
    await clock.advance(5_000);
    expect(call.getSnapshot().conversation.lines).toHaveLength(1);
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

  it('says goodbye and ends the call after a farewell', async () => {
    const { begin, call, clock, told, records } = createFixture();
    await begin('text');
    call.send('Thank you, bye');
    await clock.advance(5_000);
    expect(told.at(-1)).toBe('call-end:assistant');
    expect(records[0]?.transcript).toContain('Assistant: Goodbye.');
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

  it('stops its timers whenever the call ends', async () => {
    for (const waitMs of [0, 100, 3_000]) {
      const { begin, call, clock } = createFixture();
      await begin();
      await clock.advance(waitMs);
      call.send('What are his rates?');
      await call.end();
      await clock.advance(0);
      expect(clock.countTimers()).toBe(0);
    }
  });
});

describe('the guide provider with an ear', () => {
  function createEarFixture(isOwnTrack = false) {
    let listeners: EarListeners | undefined;
    const did: string[] = [];
    const ear: Ear = {
      listen: () => void did.push('listen'),
      rest: () => void did.push('rest'),
      close: () => void did.push('close'),
    };
    const fixture = createFixture(
      { createEar: (_microphone, earListeners) => ((listeners = earListeners), ear) },
      { openMicrophone: async () => createFakeMicrophone() },
    );
    return {
      ...fixture,
      did,
      hear: (text: string, isFinal: boolean, ...alternatives: readonly string[]) =>
        listeners?.heard({ text, isFinal, alternatives, isOwnTrack }),
      fail: () => listeners?.failed('network'),
    };
  }

  it('stops speaking and answers when it hears a question', async () => {
    const { begin, clock, hear, text } = createEarFixture();
    await begin();
    hear('Why was', false);
    hear('Why was Grey Harbour painted', true);
    await clock.advance(5_000);
    expect(text()).toEqual([
      'assistant: Welcome',
      'visitor: Why was Grey Harbour painted',
      'assistant: A shipyard ordered it.',
    ]);
  });

  it('answers the alternative that it understands, and shows that one', async () => {
    const { begin, clock, hear, text } = createEarFixture();
    await begin();
    hear('a hamburger', true, 'Grey Harbour');
    await clock.advance(5_000);
    expect(text().slice(1)).toEqual(['visitor: Grey Harbour', 'assistant: Grey Harbour is a wide watercolour.']);
  });

  it('ignores the echo of its own speech', async () => {
    const { begin, clock, hear, text } = createEarFixture();
    await begin();
    await clock.advance(2_000);
    hear('to the museum', true);
    hear('welcome to the', false);
    await clock.advance(1_000);
    expect(text()).toEqual(['assistant: Welcome to the museum.']);
  });

  it('accepts its own words when they come before it says them or in another order', async () => {
    for (const words of ['museum the to', 'the museum']) {
      const { begin, clock, hear, text } = createEarFixture();
      await begin();
      hear(words, true);
      await clock.advance(1_000);
      expect(text()[1], words).toBe(`visitor: ${words}`);
    }
  });

  it('accepts a name from the comparison that it is reading out', async () => {
    const { begin, call, clock, hear, text } = createEarFixture();
    await begin();
    await clock.advance(3_000);
    call.send('Compare Lanternmoth and Grey Harbour');
    await clock.advance(3_000);
    hear('Lanternmoth', true);
    await clock.advance(5_000);
    expect(text().slice(-2)).toEqual(['visitor: Lanternmoth', 'assistant: Lanternmoth is a small oil.']);
  });

  it('removes the echo in front of an interruption and answers the rest', async () => {
    const { begin, clock, hear, text } = createEarFixture();
    await begin();
    await clock.advance(2_000);
    hear('welcome to the museum why was', false);
    hear('welcome to the museum why was Grey Harbour painted', true);
    await clock.advance(5_000);
    expect(text().slice(1)).toEqual(['visitor: why was Grey Harbour painted', 'assistant: A shipyard ordered it.']);
  });

  it('react-speech-recognition#18: answers growing finals once, a pause after the last', async () => {
    const { begin, call, clock, hear, text } = createEarFixture(true);
    await begin();
    await clock.advance(2_000);
    for (const words of ['why', 'why was', 'why was Grey Harbour painted', 'why was Grey Harbour painted']) {
      hear(words, true);
      expect(call.getSnapshot().visitorIsSpeaking).toBe(true);
      await clock.advance(250);
    }
    expect(text().slice(1)).toEqual(['visitor: why was Grey Harbour painted']);
    await clock.advance(5_000);
    expect(text().slice(1)).toEqual(['visitor: why was Grey Harbour painted', 'assistant: A shipyard ordered it.']);
    expect(call.getSnapshot().visitorIsSpeaking).toBe(false);
  });

  it('accepts growing finals that begin with a word of the greeting', async () => {
    const { begin, clock, hear, text } = createEarFixture();
    await begin();
    await clock.advance(800);
    for (const words of ['the', 'the Grey', 'the Grey Harbour']) {
      hear(words, true);
      await clock.advance(250);
    }
    await clock.advance(5_000);
    expect(text().filter((line) => line.startsWith('visitor'))).toEqual(['visitor: the Grey Harbour']);
  });

  it('Natively-AI#382: writes the same words after a pause as another line', async () => {
    const { begin, clock, hear, text } = createEarFixture(true);
    await begin();
    await clock.advance(2_000);
    for (let time = 0; time < 3; time += 1) {
      hear('Hello?', true);
      await clock.advance(900);
    }
    expect(text().filter((line) => line.startsWith('visitor'))).toEqual(Array(3).fill('visitor: Hello?'));
  });

  it('does not filter echoes when the track’s echo is cancelled', async () => {
    const { begin, clock, hear, text } = createEarFixture(true);
    await begin();
    await clock.advance(2_000);
    hear('welcome to the museum', true);
    expect(text()).toContain('visitor: welcome to the museum');
  });

  it('continues in text mode when hearing fails, and reports one error', async () => {
    const { begin, call, fail, told } = createEarFixture();
    await begin();
    fail();
    await settle();
    expect(call.getSnapshot().status).toBe('active');
    expect(told.at(-1)).toBe('error:hearing_unavailable');
  });

  it('resumes voice in the same call', async () => {
    const { begin, call, clock, fail, hear, text } = createEarFixture(true);
    await begin();
    fail();
    expect(call.getSnapshot()).toMatchObject({
      mode: 'text',
      liveness: { visitor: { because: 'hearing-lost', detail: 'network' } },
    });
    await expect(call.resumeVoice()).resolves.toEqual({ kind: 'done' });
    hear('Grey Harbour', true);
    await clock.advance(5_000);
    expect(text()).toContain('visitor: Grey Harbour');
    await call.end();
  });

  it('keeps a partial result in the transcript when the visitor hangs up', async () => {
    const { begin, call, hear, records } = createEarFixture(true);
    await begin();
    hear('Thank you and good', false);
    await call.end();
    expect(records[0]?.transcript).toMatch(/User: Thank you and good$/);
  });

  it('rests while the visitor is muted, and closes with the call', async () => {
    const { begin, call, did } = createEarFixture();
    await begin();
    await call.setMuted(true);
    expect(did.at(-1)).toBe('rest');
    await call.end();
    expect(did.at(-1)).toBe('close');
  });
});

describe('call commands with the guide provider', () => {
  it('are done where supported and refused otherwise', async () => {
    const { begin, call, clock } = createFixture();
    await begin();
    const cannot = { kind: 'refused', because: 'not-supported' };
    expect([call.say('One moment.'), call.addContext('The visitor looks at Moth.')]).toEqual([cannot, cannot]);
    expect(await call.setSpeaker('headset')).toEqual(cannot);
    const outcomes = Promise.all([call.setVolume(0.5), call.setMicrophone('headset')]);
    await clock.advance(0);
    expect(await outcomes).toEqual([{ kind: 'done' }, { kind: 'done' }]);
    expect(call.getSnapshot()).toMatchObject({
      status: 'active',
      volume: 0.5,
      microphoneId: 'headset',
      speakerId: null,
    });
    await call.dispose();
  });
});
