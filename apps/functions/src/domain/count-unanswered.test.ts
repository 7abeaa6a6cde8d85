import { expect, test } from 'vitest';
import { guideLines } from '../site-knowledge.ts';
import { readConversation, countUnanswered, describeUnanswered } from './conversation.ts';

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

test('returns an empty list without unanswered questions', () => {
  expect(countUnanswered([read('User: Hello', 'Assistant: Good evening.')])).toEqual([]);
});
