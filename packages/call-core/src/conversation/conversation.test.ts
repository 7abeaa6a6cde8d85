import { describe, expect, it } from 'vitest';
import type { Speaker } from '../provider.ts';
import { createConversation } from './conversation.ts';
import { formatTranscript } from './call-record.ts';

type Step = { readonly speaker: Speaker; readonly text: string; readonly isFinal: boolean } | 'interrupted' | 'breath';

const said = (role: 'user' | 'assistant', text: string, how = 'final'): Step => ({
  speaker: role === 'user' ? 'visitor' : 'assistant',
  text,
  isFinal: how === 'final',
});

function converse(...steps: readonly Step[]) {
  const conversation = createConversation();
  for (const [index, step] of steps.entries()) {
    if (step === 'interrupted') conversation.interrupt();
    else if (step === 'breath') conversation.breathe('visitor');
    else conversation.write(step, index);
  }
  return conversation;
}

const textsOf = (...steps: readonly Step[]) =>
  converse(...steps)
    .view()
    .lines.map(({ text }) => text);

describe('a conversation', () => {
  it('replaces partial words in place by what was finally said', () => {
    const { lines } = converse(
      said('user', 'What', 'partial'),
      said('user', 'What did', 'partial'),
      said('user', 'What did he build?'),
    ).view();
    expect(lines).toEqual([
      { id: 0, speaker: 'visitor', text: 'What did he build?', isFinal: true, isInterrupted: false, atMs: 0 },
    ]);
  });

  it('keeps both speakers’ unfinished lines apart when they talk at once', () => {
    const { lines } = converse(
      said('assistant', 'He', 'partial'),
      said('user', 'Stop', 'partial'),
      said('assistant', 'He built', 'partial'),
      said('user', 'Stop, please'),
    ).view();
    expect(lines.map(({ text, isFinal }) => [text, isFinal])).toEqual([
      ['He built', false],
      ['Stop, please', true],
    ]);
  });

  it('drops a final that repeats the line before, but not a person who repeats themselves later', () => {
    expect(converse(said('user', 'Hello'), said('user', 'Hello')).view().lines).toHaveLength(1);
    expect(converse(said('user', 'Hello'), said('assistant', 'Hi'), said('user', 'Hello')).view().lines).toHaveLength(
      3,
    );
  });

  it('marks where the assistant was interrupted, and begins a new line after it', () => {
    const { lines } = converse(
      said('assistant', 'He built', 'partial'),
      'interrupted',
      said('assistant', 'Gladly.'),
    ).view();
    expect(lines.map(({ text, isInterrupted, isFinal }) => [text, isInterrupted, isFinal])).toEqual([
      ['He built', true, true],
      ['Gladly.', false, true],
    ]);
  });

  it('keeps the unheard rest of an interrupted sentence until it is heard after all', () => {
    const conversation = createConversation();
    conversation.write({ speaker: 'assistant', text: 'He built', isFinal: false }, 0);
    conversation.interrupt('four products.');
    expect(conversation.view().lines[0]).toMatchObject({ text: 'He built', unheard: 'four products.' });
    conversation.write({ speaker: 'assistant', text: 'He built four', isFinal: true }, 100);
    expect(conversation.view().lines).toEqual([
      { id: 0, speaker: 'assistant', text: 'He built four', isFinal: true, isInterrupted: true, atMs: 0 },
    ]);
  });

  it('closes what was not finished when the other has answered, and does not overwrite it', () => {
    expect(
      textsOf(said('user', 'What did', 'partial'), said('assistant', 'Good evening.'), said('user', 'Who are you?')),
    ).toEqual(['What did', 'Good evening.', 'Who are you?']);
    const { lines } = converse(
      said('user', 'What did', 'partial'),
      said('assistant', 'Yes?'),
      said('user', 'What did he build?'),
    ).view();
    expect(lines.map(({ text, isFinal }) => [text, isFinal])).toEqual([
      ['What did he build?', true],
      ['Yes?', true],
    ]);
  });

  it('does not overwrite what was not finished by a next utterance, with or without a breath between', () => {
    expect(textsOf(said('user', 'Tell me about Heron', 'partial'), said('user', 'Does he', 'partial'))).toEqual([
      'Tell me about Heron',
      'Does he',
    ]);
    expect(textsOf(said('user', 'I scream', 'partial'), said('user', 'Ice cream is', 'partial'))).toEqual([
      'Ice cream is',
    ]);
    expect(
      textsOf(said('user', 'I scream', 'partial'), 'breath', said('user', 'Does he know Docker', 'partial')),
    ).toEqual(['I scream', 'Does he know Docker']);
    expect(textsOf(said('user', 'What did', 'partial'), 'breath', said('user', 'What did he'))).toEqual([
      'What did he',
    ]);
  });

  const timed = (...steps: readonly (readonly [atMs: number, text: string, how?: 'partial'])[]) => {
    const conversation = createConversation();
    for (const [atMs, text, how] of steps) conversation.write(said('user', text, how) as never, atMs);
    return conversation.view().lines.map(({ text }) => text);
  };

  it('Natively-AI#382: begins a new line after a pause, also with the same words', () => {
    expect(timed([0, 'Hello?'], [1_500, 'Hello?'], [3_000, 'Hello?'])).toEqual(['Hello?', 'Hello?', 'Hello?']);
    expect(timed([0, 'Hello?', 'partial'], [200, 'Hello?'], [1_000, 'Hello?', 'partial'], [1_200, 'Hello?'])).toEqual([
      'Hello?',
      'Hello?',
    ]);
    expect(timed([0, 'Hello?'], [300, 'Hello?'], [650, 'Hello?'], [1_300, 'Hello?'])).toEqual(['Hello?']);
  });

  it('react-speech-recognition#18: writes growing finals into one line', () => {
    expect(timed([0, 'what'], [250, 'what is'], [500, 'what is his tech stack'])).toEqual(['what is his tech stack']);
    expect(timed([0, 'what'], [250, 'what is', 'partial'], [500, 'what is his'])).toEqual(['what is his']);
    expect(timed([0, 'what'], [900, 'what is his tech stack'])).toEqual(['what', 'what is his tech stack']);
  });

  it('does not overwrite a partial line after a pause, where nothing says who speaks', () => {
    const [first, second] = ['Tell me about Heron', 'Does he know Docker and Laravel'];
    expect(timed([0, first, 'partial'], [3_000, second, 'partial'])).toEqual([first, second]);
    expect(timed([0, first, 'partial'], [1_000, second])).toEqual([first, second]);
    expect(timed([0, 'Tell me about hair', 'partial'], [1_000, first])).toEqual([first]);
  });

  it('keeps typed and spoken words apart, also where they are the same', () => {
    const conversation = converse(said('user', 'Docker?'));
    conversation.write({ speaker: 'visitor', text: 'Docker?', isFinal: true, isTyped: true }, 5);
    conversation.write({ speaker: 'visitor', text: 'Docker?', isFinal: true }, 10);
    conversation.write({ speaker: 'visitor', text: 'Docker? Why?', isFinal: true }, 800);
    expect(conversation.view().lines.map(({ text }) => text)).toEqual(['Docker?', 'Docker?', 'Docker? Why?']);
  });

  it('drops a repetition that comes while the assistant begins to answer', () => {
    expect(textsOf(said('user', 'Hello'), said('assistant', 'Hi', 'partial'), said('user', 'Hello'))).toEqual([
      'Hello',
      'Hi',
    ]);
  });

  it('takes an empty final for the end of what was said', () => {
    const { lines } = converse(said('user', 'What did', 'partial'), said('user', '')).view();
    expect(lines).toMatchObject([{ text: 'What did', isFinal: true }]);
  });

  it('marks no line that was finished before an interruption', () => {
    const { lines } = converse(said('assistant', 'Good evening.'), said('user', 'Hi'), 'interrupted').view();
    expect(lines.map(({ isInterrupted }) => isInterrupted)).toEqual([false, false]);
  });

  it('keeps what is typed beside what is being said', () => {
    const conversation = converse(said('user', 'What', 'partial'));
    conversation.write({ speaker: 'visitor', text: 'Docker?', isFinal: true, isTyped: true }, 5);
    conversation.write({ speaker: 'visitor', text: 'Docker?', isFinal: true, isTyped: true }, 6);
    conversation.write({ speaker: 'visitor', text: 'What about', isFinal: true }, 7);
    expect(conversation.view().lines.map(({ text }) => text)).toEqual(['What about', 'Docker?', 'Docker?']);
  });

  it('keeps all messages but superseded ones, and hands over each once', () => {
    const conversation = createConversation();
    const update = (count: number) => conversation.log.keep({ type: 'conversation-update', count }, 'update');
    update(1);
    conversation.log.keep({ type: 'hang' });
    update(2);
    expect(conversation.takeAdded().messages).toEqual([{ type: 'hang' }]);
    conversation.log.keep({ type: 'x' });
    update(3);
    expect(conversation.takeAdded().messages).toEqual([{ type: 'x' }]);
    expect(conversation.takeAdded().messages).toEqual([]);
    expect(conversation.log.all()).toEqual([
      { type: 'hang' },
      { type: 'x' },
      { type: 'conversation-update', count: 3 },
    ]);
  });

  it('gives a new view for every change and the same one without', () => {
    const conversation = converse(said('user', 'Hi'));
    const before = conversation.view();
    conversation.log.keep({ type: 'speech-update' });
    expect(conversation.view()).toBe(before);
    conversation.write({ speaker: 'assistant', text: 'Hello.', isFinal: true }, 10);
    expect(conversation.view()).not.toBe(before);
    expect(before.lines).toHaveLength(1);
  });

  it('gives views that stay as they were, whenever they are read', () => {
    const conversation = converse(said('user', 'Hi', 'partial'));
    const early = conversation.view();
    conversation.write({ speaker: 'visitor', text: 'Hi there', isFinal: true }, 10);
    const late = conversation.view();
    conversation.write({ speaker: 'assistant', text: 'Hello.', isFinal: true }, 11);
    const texts = (view: typeof early) => view.lines.map(({ text }) => text);
    expect([texts(conversation.view()), texts(late), texts(early), texts(late)]).toEqual([
      ['Hi there', 'Hello.'],
      ['Hi there'],
      ['Hi'],
      ['Hi there'],
    ]);
    expect(early.lines).toBe(early.lines);
  });

  it('drops partial words that come after their final, and nothing of what is said next', () => {
    const hello = said('user', 'Hello there');
    expect(textsOf(hello, said('user', 'Hello', 'partial'))).toEqual(['Hello there']);
    expect(textsOf(hello, said('user', 'Hello th', 'partial'), said('user', 'Hello there'))).toEqual(['Hello there']);
    expect(textsOf(hello, said('assistant', 'Good evening.'), said('user', 'Hello', 'partial'))).toEqual([
      'Hello there',
      'Good evening.',
    ]);
    expect(textsOf(hello, said('user', 'What', 'partial'), said('user', 'Hel', 'partial'))).toEqual([
      'Hello there',
      'What',
    ]);
    expect(
      textsOf(
        hello,
        said('user', 'Hello', 'partial'),
        said('user', 'Hello again', 'partial'),
        said('user', 'Hello again'),
      ),
    ).toEqual(['Hello there', 'Hello again']);
    expect(textsOf(hello, 'breath', said('user', 'Hello', 'partial'))).toEqual(['Hello there', 'Hello']);
  });

  it('writes what comes late of a line that was cut short into that line', () => {
    const cut = [
      said('assistant', 'Four products, one', 'partial'),
      said('user', 'Stop', 'partial'),
      'interrupted',
    ] as const;
    const late = said('assistant', 'Four products, one of which');
    const expected = [
      ['Four products, one of which', true],
      ['Stop please', false],
    ];
    for (const rest of [
      [late, said('user', 'Stop please')],
      [said('user', 'Stop please'), late],
      [said('assistant', 'Four products, one of', 'partial'), late, said('user', 'Stop please')],
      [late, late, said('assistant', 'Four', 'partial'), said('user', 'Stop please')],
    ])
      expect(
        converse(...cut, ...rest)
          .view()
          .lines.map(({ text, isInterrupted }) => [text, isInterrupted]),
      ).toEqual(expected);
    expect(
      textsOf(
        ...cut,
        said('user', 'Stop please'),
        said('assistant', 'Four', 'partial'),
        said('assistant', 'Four it is.'),
      ),
    ).toEqual(['Four products, one', 'Stop please', 'Four it is.']);
  });

  it('keeps one line for each of two who speak at once, though the first word is only half heard', () => {
    expect(
      textsOf(
        said('user', 'Wha', 'partial'),
        said('assistant', 'He', 'partial'),
        said('assistant', 'Hello.'),
        said('user', 'What did he build?'),
      ),
    ).toEqual(['What did he build?', 'Hello.']);
  });

  it('ignores silence', () => {
    expect(textsOf(said('user', '  '))).toEqual([]);
  });
});

describe('a transcript', () => {
  it('has a line for each thing said, User or Assistant first', () => {
    const { lines } = converse(said('assistant', 'Good evening.'), said('user', 'Who\nare you?')).view();
    expect(formatTranscript(lines)).toBe('Assistant: Good evening.\nUser: Who are you?');
  });

  it('says so when nothing was said', () => {
    expect(formatTranscript([])).toBe('No transcript available');
  });
});
