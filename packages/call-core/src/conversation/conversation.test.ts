import { describe, expect, it } from 'vitest';
import type { ConversationView } from './call-record.ts';
import { createConversation } from './conversation.ts';
import { formatTranscript } from './call-record.ts';

/**
 * Steps are separated by ` / `: `v` and `a` speak, `t` is the visitor's typed text, `~` marks partial words, `!` is an
 * interruption, `|` a pause. A number before a step is its time in milliseconds; otherwise steps are 1 ms apart.
 */
function converse(script: string) {
  const conversation = createConversation();
  for (const [index, step] of script.split(' / ').entries()) {
    const [, time, speaker, partial, text = ''] = /^(\d+ )?(?:([vat])(~?) ?)?(.*)$/s.exec(step) ?? [];
    if (text === '!') conversation.interrupt();
    else if (text === '|') conversation.markPause('visitor');
    else
      conversation.write(
        { speaker: speaker === 'a' ? 'assistant' : 'visitor', text, isFinal: !partial, isTyped: speaker === 't' },
        Number(time ?? index),
      );
  }
  return conversation;
}

/** `~` marks an unfinished line, `!` an interrupted one. */
const show = ({ lines }: ConversationView): string =>
  lines
    .map(({ speaker, text, isFinal, isInterrupted }) =>
      [speaker[0], isFinal ? '' : '~', isInterrupted ? '!' : '', ' ', text].join(''),
    )
    .join(' / ');

const TABLE: Readonly<Record<string, readonly (readonly [script: string, lines: string])[]>> = {
  'replaces partial words in place by the final': [
    ['v~ What / v~ What did / v What did he build?', 'v What did he build?'],
  ],
  'drops a final that repeats the line before, but not a person who repeats themselves later': [
    ['v Hello / v Hello', 'v Hello'],
    ['v Hello / a Hi / v Hello', 'v Hello / a Hi / v Hello'],
  ],
  'marks where the assistant was interrupted, and begins a new line after it': [
    ['a~ He built / ! / a Gladly.', 'a! He built / a Gladly.'],
  ],
  'closes an unfinished line when the other side has answered': [
    ['v~ What did / a Good evening. / v Who are you?', 'v What did / a Good evening. / v Who are you?'],
    ['v~ What did / a Yes? / v What did he build?', 'v What did he build? / a Yes?'],
  ],
  'does not overwrite an unfinished line with the next utterance, with or without a pause between': [
    ['v~ Tell me about Heron / v~ Does he', 'v Tell me about Heron / v~ Does he'],
    ['v~ I scream / v~ Ice cream is', 'v~ Ice cream is'],
    ['v~ What did / | / v What did he', 'v What did he'],
    ['v~ Tell me about Heron / | / v~ Tell us', 'v Tell me about Heron / v~ Tell us'],
    ['v~ Tell me about Heron / v~ Tell us', 'v~ Tell us'],
  ],
  'ends the visitor’s earlier line; the assistant’s later one goes on, also from another first word': [
    ['v~ Hi / a~ Good / v Hi / a~ God evening', 'v Hi / a~ God evening'],
  ],
  'Natively-AI#382: begins a new line after a pause, also with the same words': [
    ['v Hello? / 1500 v Hello? / 3000 v Hello?', 'v Hello? / v Hello? / v Hello?'],
    ['0 v~ Hello? / 200 v Hello? / 1000 v~ Hello? / 1200 v Hello?', 'v Hello? / v Hello?'],
    ['0 v Hello? / 300 v Hello? / 650 v Hello? / 1300 v Hello?', 'v Hello?'],
  ],
  'react-speech-recognition#18: writes growing finals into one line': [
    ['0 v what / 250 v what is / 500 v what is his tech stack', 'v what is his tech stack'],
    ['0 v what / 250 v~ what is / 500 v what is his', 'v what is his'],
    ['0 v what / 900 v what is his tech stack', 'v what / v what is his tech stack'],
  ],
  'does not overwrite a partial line after a pause without speaking events': [
    [
      '0 v~ Tell me about Heron / 3000 v~ Does he know Docker and Laravel',
      'v Tell me about Heron / v~ Does he know Docker and Laravel',
    ],
    [
      '0 v~ Tell me about Heron / 1000 v Does he know Docker and Laravel',
      'v Tell me about Heron / v Does he know Docker and Laravel',
    ],
    ['0 v~ Tell me about hair / 1000 v Tell me about Heron', 'v Tell me about Heron'],
  ],
  'keeps typed and spoken words apart, also where they are the same': [
    ['v Docker? / 5 t Docker? / 10 v Docker? / 800 v Docker? Why?', 'v Docker? / v Docker? / v Docker? Why?'],
  ],
  'keeps typed text apart from the unfinished spoken line': [
    ['v~ What / 5 t Docker? / 6 t Docker? / 7 v What about', 'v What about / v Docker? / v Docker?'],
    ['2000 v~ Why / 2005 t Why? / 2010 v Why?', 'v Why? / v Why?'],
  ],
  'obsidian-agent-client#421: has one line for a typed text that the provider sends back': [
    ['t What is Heron? / v what is heron / a A bird.', 'v What is Heron? / a A bird.'],
    ['t What is Heron? / v~ What / v~ What is / v What is Heron', 'v What is Heron?'],
    ['t What is Heron? / a~ A / v What is Heron? / a A bird.', 'v What is Heron? / a A bird.'],
  ],
  'takes no other words for an echo, nor the assistant’s words, nor the same words after the answer': [
    ['t What is Heron? / a What is Heron?', 'v What is Heron? / a What is Heron?'],
    ['t What is Heron? / v What is', 'v What is Heron? / v What is'],
    ['t What is Heron? / v What is Heron made of', 'v What is Heron? / v What is Heron made of'],
    ['t What is Heron? / a A bird. / v What is Heron?', 'v What is Heron? / a A bird. / v What is Heron?'],
  ],
  'takes an empty final for the end of the line': [['v~ What did / v', 'v What did']],
  'does not mark a line that was finished before an interruption': [
    ['a Good evening. / v Hi / !', 'a Good evening. / v Hi'],
  ],
  'drops partial words that arrive after their final, and none of the next line': [
    ['v Hello there / v~ Hello th / v Hello there', 'v Hello there'],
    ['v Hello there / a Good evening. / v~ Hello', 'v Hello there / a Good evening.'],
    ['v Hello there / v~ What / v~ Hel', 'v Hello there / v~ What'],
    ['v Hello there / v~ Hello / v~ Hello again / v Hello again', 'v Hello there / v Hello again'],
    ['v Hello there / | / v~ Hello', 'v Hello there / v~ Hello'],
  ],
  'writes late words of an interrupted line into that line': [
    [
      'a~ Four products, one / v~ Stop / ! / v Stop please / a Four products, one of which',
      'a! Four products, one of which / v Stop please',
    ],
    [
      'a~ Four products, one / v~ Stop / ! / a Four products, one of which / a Four products, one of which / a~ Four / v Stop please',
      'a! Four products, one of which / v Stop please',
    ],
    ['a~ Four products, one / v~ Stop / ! / a~ Four products, one of', 'a! Four products, one of / v~ Stop'],
    [
      'a~ Four products, one / v~ Stop / ! / v Stop please / a~ Four / a Four it is.',
      'a! Four products, one / v Stop please / a Four it is.',
    ],
  ],
  'keeps one line per speaker when both speak, even after a misheard first word': [
    ['v~ Wha / a~ He / a Hello. / v What did he build?', 'v What did he build? / a Hello.'],
  ],
  'ignores silence': [['v  ', '']],
};

describe('a conversation', () => {
  it.for(Object.entries(TABLE))('%s', ([, rows]) => {
    for (const [script, lines] of rows) expect(show(converse(script).view()), script).toBe(lines);
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
    const conversation = converse('v Hi');
    const before = conversation.view();
    conversation.log.keep({ type: 'speech-update' });
    expect(conversation.view()).toBe(before);
    conversation.write({ speaker: 'assistant', text: 'Hello', isFinal: false }, 10);
    const partial = conversation.view();
    expect(partial).not.toBe(before);
    conversation.write({ speaker: 'assistant', text: 'Hello', isFinal: false }, 20);
    expect(conversation.view()).toBe(partial);
    expect(before.lines).toHaveLength(1);
    expect(before.lines).toBe(before.lines);
  });
});

describe('a transcript', () => {
  it('has a line per utterance, prefixed with User or Assistant', () => {
    const { lines } = converse('a Good evening. / v Who\nare you?').view();
    expect(formatTranscript(lines)).toBe('Assistant: Good evening.\nUser: Who are you?');
  });

  it('is “No transcript available” without lines', () => {
    expect(formatTranscript([])).toBe('No transcript available');
  });
});
