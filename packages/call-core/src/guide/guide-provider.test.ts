import { describe, expect, it } from 'vitest';
import { createFakeMicrophone, createTestCall, settle } from '../testing/index.ts';
import type { CallOptions } from '../call/call-options.ts';
import type { Ear, EarListeners } from './ear.ts';
import { isFarewell } from './guide-dialogue.ts';
import { createGuideProvider, type CountedCall, type GuideProviderOptions } from './guide-provider.ts';
import { createKnowledge } from './retrieval/create-knowledge.ts';
import type { KnownFact } from './retrieval/knowledge.ts';
import { createSilentPlayer } from './sentence-player.ts';
import { getSaidPart } from './talk.ts';

const facts: readonly KnownFact[] = [
  {
    id: 'email',
    title: 'Email tracking platform',
    asks: ['What is the email tracking platform?', 'Tell me about email tracking'],
    answer: ['It counts opens.', 'It never spies.'],
  },
  {
    id: 'docker',
    title: 'Docker',
    asks: ['Does he use Docker?', 'What about containers?'],
    answer: ['He ships containers.'],
  },
  { id: 'rates', title: 'Rates', asks: ['What does he charge?', 'What are his rates?'], answer: ['Ask him.'] },
];
const script = {
  greeting: ['Good evening.'],
  declined: ['I do not know that.'],
  goodbye: ['Good night.'],
  timeUp: ['Time is up.'],
};

function createFixture(
  guide: Partial<GuideProviderOptions<KnownFact>> = {},
  options: Partial<CallOptions> = {},
  counted?: CountedCall,
) {
  const guideProvider = createGuideProvider({
    knowledge: createKnowledge(facts),
    script,
    createPlayer: ({ clock }) => createSilentPlayer(clock),
    findAction: ({ id }) => (id === 'email' ? { name: 'show', arguments: { id } } : undefined),
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

describe('the guide', () => {
  it('joins, greets, and its captions grow with its voice', async () => {
    const { begin, call, clock, text } = createFixture();
    await begin();
    expect(call.getSnapshot()).toMatchObject({ status: 'active', assistantIsSpeaking: true });
    expect(text()).toEqual(['assistant: Good']);
    await clock.advance(2_000);
    expect(text()).toEqual(['assistant: Good evening.']);
    expect(call.getSnapshot().assistantIsSpeaking).toBe(false);
  });

  it('answers a typed question from its facts and shows the entry beside it', async () => {
    const shown: unknown[] = [];
    const show = { schema: { parse: (value: unknown) => value }, handle: (value: unknown) => void shown.push(value) };
    const { begin, call, clock, text } = createFixture({}, { tools: { show } });
    await begin('text');
    await clock.advance(2_000);
    call.send('Tell me about the email tracking platform');
    await clock.advance(5_000);
    expect(text().slice(1)).toEqual([
      'visitor: Tell me about the email tracking platform',
      'assistant: It counts opens.',
      'assistant: It never spies.',
    ]);
    expect(shown).toEqual([{ id: 'email' }]);
  });

  it('declines what it does not know, with three suggestions', async () => {
    const { begin, call, clock, text } = createFixture();
    const suggested: unknown[] = [];
    call.on('message', (message) => void (message.type === 'suggestions' && suggested.push(message['suggestions'])));
    await begin('text');
    call.send('Who won the football world cup in 1954?');
    await clock.advance(5_000);
    expect(text().at(-1)).toBe('assistant: I do not know that.');
    expect(suggested).toEqual([expect.arrayContaining(['Docker', 'Email tracking platform', 'Rates'])]);
  });

  it('falls silent at once when it is told to, and marks where', async () => {
    const { begin, call, clock } = createFixture();
    await begin();
    call.interrupt();
    expect(call.getSnapshot()).toMatchObject({ assistantIsSpeaking: false });
    expect(call.getSnapshot().conversation.lines).toMatchObject([{ text: 'Good', isInterrupted: true, isFinal: true }]);
    await clock.advance(5_000);
    expect(call.getSnapshot().conversation.lines).toHaveLength(1);
  });

  it('says good night and hangs up when the visitor does', async () => {
    const { begin, call, clock, told, records } = createFixture();
    await begin('text');
    call.send('Thanks, bye');
    await clock.advance(5_000);
    expect(told.at(-1)).toBe('call-end:assistant');
    expect(records[0]?.transcript).toContain('Assistant: Good night.');
  });

  it('ends when the time of the call is up, after saying so', async () => {
    const { begin, clock, records, told } = createFixture({}, {}, { callId: 'g', maxSeconds: 60 });
    await begin();
    await clock.advance(70_000);
    expect(told.at(-1)).toBe('call-end:limit');
    expect(records[0]?.transcript).toContain('Assistant: Time is up.');
    expect(clock.countTimers()).toBe(0);
  });

  it('leaves no timer and no voice behind, whenever it is ended', async () => {
    for (const waitMs of [0, 100, 3_000]) {
      const { begin, call, clock } = createFixture();
      await begin();
      await clock.advance(waitMs);
      call.send('What are his rates?');
      await call.stop();
      await clock.advance(0);
      expect(clock.countTimers()).toBe(0);
    }
  });
});

describe('the guide’s ear', () => {
  function createEarFixture() {
    let listeners: EarListeners | undefined;
    const did: string[] = [];
    const ear: Ear = {
      listen: () => void did.push('listen'),
      rest: () => void did.push('rest'),
      close: () => void did.push('close'),
    };
    const fixture = createFixture(
      { createEar: (_microphone, given) => ((listeners = given), ear) },
      { openMicrophone: async () => createFakeMicrophone() },
    );
    return {
      ...fixture,
      did,
      hear: (text: string, isFinal: boolean) => listeners?.heard(text, isFinal),
      fail: () => listeners?.failed('network'),
    };
  }

  it('hears a question, falls silent, and answers', async () => {
    const { begin, clock, hear, text } = createEarFixture();
    await begin();
    hear('Does he', false);
    hear('Does he use Docker', true);
    await clock.advance(5_000);
    expect(text()).toEqual(['assistant: Good', 'visitor: Does he use Docker', 'assistant: He ships containers.']);
  });

  it('does not take its own voice, heard through the microphone, for a question', async () => {
    const { begin, clock, hear, text } = createEarFixture();
    await begin();
    hear('good evening', true);
    await clock.advance(2_000);
    expect(text()).toEqual(['assistant: Good evening.']);
  });

  it('goes on by typing where hearing does not work, and says so once', async () => {
    const { begin, call, fail, told } = createEarFixture();
    await begin();
    fail();
    await settle();
    expect(call.getSnapshot().status).toBe('active');
    expect(told.at(-1)).toBe('error:hearing_unavailable');
  });

  it('rests while the visitor is muted, and is closed with the call', async () => {
    const { begin, call, did } = createEarFixture();
    await begin();
    await call.setMuted(true);
    expect(did.at(-1)).toBe('rest');
    await call.stop();
    expect(did.at(-1)).toBe('close');
  });
});

describe('small print of the guide', () => {
  it('knows a farewell from a question about one', () => {
    expect(['bye', 'Goodbye, Asad!', 'ok, hang up', "thanks, that's all", 'end the call'].map(isFarewell)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(
      ['How do I end the call?', 'Did he say goodbye to PHP?', 'bye the way, who are you'].map(isFarewell),
    ).toEqual([false, false, false]);
  });

  it('shows at least one word and at most all', () => {
    expect([0, 0.5, 1, 2].map((ratio) => getSaidPart('one two three four', ratio))).toEqual([
      'one',
      'one two',
      'one two three four',
      'one two three four',
    ]);
  });
});
