import { expect, test } from 'vitest';
import { guideLines } from '../site-knowledge.ts';
import { countUnanswered, describeUnanswered, measureTalks, readConversation } from './conversation.ts';

test('greetings and thanks do not count as questions', () => {
  expect(readConversation('User: Hi there\nAssistant: Good evening.\nUser: Okay, thanks.\nUser: Bye').asked).toEqual(
    [],
  );
});

test('a question is unanswered when it was declined, not known, or the call ended on it', () => {
  const { asked, unanswered } = readConversation(
    [
      'User: Which stack?',
      'Assistant: MERN.',
      'User: What salary?',
      'Assistant: That is nowhere. I do not guess.',
      'User: Does he ski?',
      "Assistant: I don't know that, sorry.",
      'User: And when?',
    ].join('\n'),
  );
  expect(asked).toEqual(['Which stack?', 'What salary?', 'Does he ski?', 'And when?']);
  expect(unanswered).toEqual(['What salary?', 'Does he ski?', 'And when?']);
});

test('a line without a speaker belongs to the one before', () => {
  expect(readConversation('User: first\nsecond\nAssistant: yes').lines).toEqual([
    { speaker: 'User', text: 'first\nsecond' },
    { speaker: 'Assistant', text: 'yes' },
  ]);
});

test('the quality of calls counts questions, repeated ones per call, declined ones and those that the end cut off', () => {
  const talks = [
    'User: What did Heron cost?\nAssistant: That is not written here.\nUser: what did heron cost\nAssistant: That is not written here.\nUser: And why?',
    'User: What did Heron cost?\nAssistant: Ten euros.',
  ].map((transcript) => readConversation(transcript));
  expect(measureTalks(talks)).toEqual({ asked: 4, repeated: 1, declined: 2, cutOff: 1 });
  expect(measureTalks([])).toEqual({ asked: 0, repeated: 0, declined: 0, cutOff: 0 });
});

const read = (...lines: readonly string[]) => readConversation(lines.join('\n'));

test('counts unanswered questions, each with the field that would answer it', () => {
  const cost = 'Assistant: What Heron cost is not written here. I can tell you why it was made.';
  const counted = countUnanswered([
    read('User: What did Heron cost?', cost, 'User: And why was it made?', 'Assistant: Six inboxes.'),
    read('User: what did heron cost', cost, 'User: Any pets?', `Assistant: ${guideLines.declined.join(' ')}`),
  ]);
  expect(counted.map(describeUnanswered)).toEqual([
    'What did Heron cost? (2 times; field: project-email-tracking/cost)',
    'Any pets?',
  ]);
});
