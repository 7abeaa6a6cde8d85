import type { ConversationLine } from '@asad/call-core';
import { expect, it } from 'vitest';
import { getOwlMood } from './use-owl-of-call.ts';

const toLines = (texts: readonly string[]): readonly ConversationLine[] =>
  texts.map((text, id) => ({
    id,
    speaker: text.startsWith('You: ') ? 'visitor' : 'assistant',
    text: text.replace('You: ', ''),
    isFinal: true,
    isInterrupted: false,
    atMs: id,
  }));

it.for([
  [[], undefined],
  [['Good evening. What would you like to know?'], undefined],
  [['Hello.', 'You: What is Heron?', 'A platform for email.'], undefined],
  [['Hello.', 'You: And the other?', 'Heron or Night Shift?'], 'asks'],
  [['Hello.', 'You: Tell me a joke.', 'It said: who?'], 'jokes'],
  [['Hello.', 'You: Tell me a joke.', 'It said: who?', 'You: What is Heron?', 'A platform for email.'], undefined],
] as const)('of %j is %s', ([texts, mood]) => {
  const conversation = { revision: 1, lines: toLines(texts) };
  expect(getOwlMood({ status: 'active', conversation }, false)).toBe(mood);
  expect(getOwlMood({ status: 'idle', conversation }, true)).toBeUndefined();
});

it.for([
  [['Hello.', 'You: How old is he?', 'Not a word of it. What else?'], 'declines'],
  [['Hello.', 'You: How old is he?', 'Not a word of it.', 'You: What is Heron?'], undefined],
] as const)('of the declined %j is %s', ([texts, mood]) => {
  const conversation = { revision: 1, lines: toLines(texts) };
  expect(getOwlMood({ status: 'active', conversation }, true)).toBe(mood);
});
