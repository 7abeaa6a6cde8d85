import { describe, expect, it } from 'vitest';
import type { Speaker } from '../provider.ts';
import { createConversation } from './conversation.ts';
import { formatTranscript } from './call-record.ts';

type Step = { readonly speaker: Speaker; readonly text: string; readonly isFinal: boolean } | 'interrupted' | 'pause';

const transcript = (role: 'user' | 'assistant', text: string, how = 'final'): Step => ({
  speaker: role === 'user' ? 'visitor' : 'assistant',
  text,
  isFinal: how === 'final',
});

function converse(...steps: readonly Step[]) {
  const conversation = createConversation();
  for (const [index, step] of steps.entries()) {
    if (step === 'interrupted') conversation.interrupt();
    else if (step === 'pause') conversation.markPause('visitor');
    else conversation.write(step, index);
  }
  return conversation;
}

const textsOf = (...steps: readonly Step[]) =>
  converse(...steps)
    .view()
    .lines.map(({ text }) => text);

describe('a conversation', () => {
  it('replaces partial words in place by the final', () => {
    const { lines } = converse(
      transcript('user', 'What', 'partial'),
      transcript('user', 'What did', 'partial'),
      transcript('user', 'What did he build?'),
    ).view();
    expect(lines).toEqual([
      { id: 0, speaker: 'visitor', text: 'What did he build?', isFinal: true, isInterrupted: false, atMs: 0 },
    ]);
  });

  it('keeps both speakers’ unfinished lines apart when they talk simultaneously', () => {
    const { lines } = converse(
      transcript('assistant', 'He', 'partial'),
      transcript('user', 'Stop', 'partial'),
      transcript('assistant', 'He built', 'partial'),
      transcript('user', 'Stop, please'),
    ).view();
    expect(lines.map(({ text, isFinal }) => [text, isFinal])).toEqual([
      ['He built', false],
      ['Stop, please', true],
    ]);
  });

  it('drops a final that repeats the line before, but not a person who repeats themselves later', () => {
    expect(converse(transcript('user', 'Hello'), transcript('user', 'Hello')).view().lines).toHaveLength(1);
    expect(
      converse(transcript('user', 'Hello'), transcript('assistant', 'Hi'), transcript('user', 'Hello')).view().lines,
    ).toHaveLength(3);
  });

  it('marks where the assistant was interrupted, and begins a new line after it', () => {
    const { lines } = converse(
      transcript('assistant', 'He built', 'partial'),
      'interrupted',
      transcript('assistant', 'Gladly.'),
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

  it('closes an unfinished line when the other side has answered', () => {
    expect(
      textsOf(
        transcript('user', 'What did', 'partial'),
        transcript('assistant', 'Good evening.'),
        transcript('user', 'Who are you?'),
      ),
    ).toEqual(['What did', 'Good evening.', 'Who are you?']);
    const { lines } = converse(
      transcript('user', 'What did', 'partial'),
      transcript('assistant', 'Yes?'),
      transcript('user', 'What did he build?'),
    ).view();
    expect(lines.map(({ text, isFinal }) => [text, isFinal])).toEqual([
      ['What did he build?', true],
      ['Yes?', true],
    ]);
  });

  it('does not overwrite an unfinished line with the next utterance, with or without a pause between', () => {
    expect(
      textsOf(transcript('user', 'Tell me about Heron', 'partial'), transcript('user', 'Does he', 'partial')),
    ).toEqual(['Tell me about Heron', 'Does he']);
    expect(textsOf(transcript('user', 'I scream', 'partial'), transcript('user', 'Ice cream is', 'partial'))).toEqual([
      'Ice cream is',
    ]);
    expect(
      textsOf(transcript('user', 'I scream', 'partial'), 'pause', transcript('user', 'Does he know Docker', 'partial')),
    ).toEqual(['I scream', 'Does he know Docker']);
    expect(textsOf(transcript('user', 'What did', 'partial'), 'pause', transcript('user', 'What did he'))).toEqual([
      'What did he',
    ]);
    const tell = transcript('user', 'Tell me about Heron', 'partial');
    expect(textsOf(tell, 'pause', transcript('user', 'Tell us', 'partial'))).toEqual([
      'Tell me about Heron',
      'Tell us',
    ]);
    expect(textsOf(tell, transcript('user', 'Tell us', 'partial'))).toEqual(['Tell us']);
    // The visitor's earlier line ends; the assistant's later one goes on, also from another first word.
    const steps = [
      transcript('user', 'Hi', 'partial'),
      transcript('assistant', 'Good', 'partial'),
      transcript('user', 'Hi'),
    ];
    expect(textsOf(...steps, transcript('assistant', 'God evening', 'partial'))).toEqual(['Hi', 'God evening']);
  });

  const timed = (...steps: readonly (readonly [atMs: number, text: string, how?: 'partial'])[]) => {
    const conversation = createConversation();
    for (const [atMs, text, how] of steps) conversation.write(transcript('user', text, how) as never, atMs);
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

  it('does not overwrite a partial line after a pause without speaking events', () => {
    const [first, second] = ['Tell me about Heron', 'Does he know Docker and Laravel'];
    expect(timed([0, first, 'partial'], [3_000, second, 'partial'])).toEqual([first, second]);
    expect(timed([0, first, 'partial'], [1_000, second])).toEqual([first, second]);
    expect(timed([0, 'Tell me about hair', 'partial'], [1_000, first])).toEqual([first]);
  });

  it('keeps typed and spoken words apart, also where they are the same', () => {
    const conversation = converse(transcript('user', 'Docker?'));
    conversation.write({ speaker: 'visitor', text: 'Docker?', isFinal: true, isTyped: true }, 5);
    conversation.write({ speaker: 'visitor', text: 'Docker?', isFinal: true }, 10);
    conversation.write({ speaker: 'visitor', text: 'Docker? Why?', isFinal: true }, 800);
    expect(conversation.view().lines.map(({ text }) => text)).toEqual(['Docker?', 'Docker?', 'Docker? Why?']);
  });

  it('obsidian-agent-client#421: has one line for a typed text that the provider sends back', () => {
    const heard = (...echo: readonly Step[]): readonly string[] => {
      const conversation = createConversation();
      conversation.write({ speaker: 'visitor', text: 'What is Heron?', isFinal: true, isTyped: true }, 0);
      for (const [index, step] of echo.entries()) if (typeof step === 'object') conversation.write(step, index + 1);
      return conversation.view().lines.map(({ text }) => text);
    };
    const answer = transcript('assistant', 'A bird.');
    expect(heard(transcript('user', 'what is heron'), answer)).toEqual(['What is Heron?', 'A bird.']);
    expect(
      heard(
        transcript('user', 'What', 'partial'),
        transcript('user', 'What is', 'partial'),
        transcript('user', 'What is Heron'),
      ),
    ).toEqual(['What is Heron?']);
    expect(heard(transcript('assistant', 'A', 'partial'), transcript('user', 'What is Heron?'), answer)).toEqual([
      'What is Heron?',
      'A bird.',
    ]);
    // Other words, the assistant's words, and the same words after the answer are not an echo.
    expect(heard(transcript('assistant', 'What is Heron?'))).toEqual(['What is Heron?', 'What is Heron?']);
    expect(heard(transcript('user', 'What is'))).toEqual(['What is Heron?', 'What is']);
    expect(heard(transcript('user', 'What is Heron made of'))).toEqual(['What is Heron?', 'What is Heron made of']);
    expect(heard(answer, transcript('user', 'What is Heron?'))).toEqual([
      'What is Heron?',
      'A bird.',
      'What is Heron?',
    ]);
  });

  it('drops a repetition that comes while the assistant begins to answer', () => {
    expect(
      textsOf(transcript('user', 'Hello'), transcript('assistant', 'Hi', 'partial'), transcript('user', 'Hello')),
    ).toEqual(['Hello', 'Hi']);
  });

  it('takes an empty final for the end of the line', () => {
    const { lines } = converse(transcript('user', 'What did', 'partial'), transcript('user', '')).view();
    expect(lines).toMatchObject([{ text: 'What did', isFinal: true }]);
  });

  it('does not mark a line that was finished before an interruption', () => {
    const { lines } = converse(
      transcript('assistant', 'Good evening.'),
      transcript('user', 'Hi'),
      'interrupted',
    ).view();
    expect(lines.map(({ isInterrupted }) => isInterrupted)).toEqual([false, false]);
  });

  it('keeps typed text apart from the unfinished spoken line', () => {
    const conversation = converse(transcript('user', 'What', 'partial'));
    conversation.write({ speaker: 'visitor', text: 'Docker?', isFinal: true, isTyped: true }, 5);
    conversation.write({ speaker: 'visitor', text: 'Docker?', isFinal: true, isTyped: true }, 6);
    conversation.write({ speaker: 'visitor', text: 'What about', isFinal: true }, 7);
    expect(conversation.view().lines.map(({ text }) => text)).toEqual(['What about', 'Docker?', 'Docker?']);
    conversation.write({ speaker: 'visitor', text: 'Why', isFinal: false }, 2_000);
    conversation.write({ speaker: 'visitor', text: 'Why?', isFinal: true, isTyped: true }, 2_005);
    conversation.write({ speaker: 'visitor', text: 'Why?', isFinal: true }, 2_010);
    expect(conversation.view().lines.slice(3)).toMatchObject([
      { text: 'Why?', isFinal: true },
      { text: 'Why?', isFinal: true },
    ]);
  });

  it('keeps all messages but superseded ones, and returns each once', () => {
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

  it('returns a new view after a change, otherwise the same one', () => {
    const conversation = converse(transcript('user', 'Hi'));
    const before = conversation.view();
    conversation.log.keep({ type: 'speech-update' });
    expect(conversation.view()).toBe(before);
    conversation.write({ speaker: 'assistant', text: 'Hello', isFinal: false }, 10);
    const partial = conversation.view();
    expect(partial).not.toBe(before);
    conversation.write({ speaker: 'assistant', text: 'Hello', isFinal: false }, 20);
    expect(conversation.view()).toBe(partial);
    expect(before.lines).toHaveLength(1);
  });

  it('returns immutable views, also when they are read late', () => {
    const conversation = converse(transcript('user', 'Hi', 'partial'));
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

  it('drops partial words that arrive after their final, and none of the next line', () => {
    const hello = transcript('user', 'Hello there');
    expect(textsOf(hello, transcript('user', 'Hello', 'partial'))).toEqual(['Hello there']);
    expect(textsOf(hello, transcript('user', 'Hello th', 'partial'), transcript('user', 'Hello there'))).toEqual([
      'Hello there',
    ]);
    expect(textsOf(hello, transcript('assistant', 'Good evening.'), transcript('user', 'Hello', 'partial'))).toEqual([
      'Hello there',
      'Good evening.',
    ]);
    expect(textsOf(hello, transcript('user', 'What', 'partial'), transcript('user', 'Hel', 'partial'))).toEqual([
      'Hello there',
      'What',
    ]);
    expect(
      textsOf(
        hello,
        transcript('user', 'Hello', 'partial'),
        transcript('user', 'Hello again', 'partial'),
        transcript('user', 'Hello again'),
      ),
    ).toEqual(['Hello there', 'Hello again']);
    expect(textsOf(hello, 'pause', transcript('user', 'Hello', 'partial'))).toEqual(['Hello there', 'Hello']);
  });

  it('writes late words of an interrupted line into that line', () => {
    const cut = [
      transcript('assistant', 'Four products, one', 'partial'),
      transcript('user', 'Stop', 'partial'),
      'interrupted',
    ] as const;
    const late = transcript('assistant', 'Four products, one of which');
    const expected = [
      ['Four products, one of which', true],
      ['Stop please', false],
    ];
    for (const rest of [
      [late, transcript('user', 'Stop please')],
      [transcript('user', 'Stop please'), late],
      [transcript('assistant', 'Four products, one of', 'partial'), late, transcript('user', 'Stop please')],
      [late, late, transcript('assistant', 'Four', 'partial'), transcript('user', 'Stop please')],
    ])
      expect(
        converse(...cut, ...rest)
          .view()
          .lines.map(({ text, isInterrupted }) => [text, isInterrupted]),
      ).toEqual(expected);
    const [rest] = converse(...cut, transcript('assistant', 'Four products, one of', 'partial')).view().lines;
    expect(rest).toMatchObject({ text: 'Four products, one of', isFinal: true });
    expect(
      textsOf(
        ...cut,
        transcript('user', 'Stop please'),
        transcript('assistant', 'Four', 'partial'),
        transcript('assistant', 'Four it is.'),
      ),
    ).toEqual(['Four products, one', 'Stop please', 'Four it is.']);
  });

  it('keeps one line per speaker when both speak, even after a misheard first word', () => {
    expect(
      textsOf(
        transcript('user', 'Wha', 'partial'),
        transcript('assistant', 'He', 'partial'),
        transcript('assistant', 'Hello.'),
        transcript('user', 'What did he build?'),
      ),
    ).toEqual(['What did he build?', 'Hello.']);
  });

  it('ignores silence', () => {
    expect(textsOf(transcript('user', '  '))).toEqual([]);
  });
});

describe('a transcript', () => {
  it('has a line per utterance, prefixed with User or Assistant', () => {
    const { lines } = converse(transcript('assistant', 'Good evening.'), transcript('user', 'Who\nare you?')).view();
    expect(formatTranscript(lines)).toBe('Assistant: Good evening.\nUser: Who are you?');
  });

  it('is “No transcript available” without lines', () => {
    expect(formatTranscript([])).toBe('No transcript available');
  });
});
