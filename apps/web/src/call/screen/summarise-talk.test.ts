import type { FinishedCall } from '@asad/call-core';
import { expect, test } from 'vitest';
import type { Mention } from '../session/find-mention.ts';
import { summariseTalk } from './summarise-talk.ts';

const finish = (seconds: number, ...texts: readonly string[]): FinishedCall =>
  ({
    record: {
      startedAt: '2026-11-26T10:00:00.000Z',
      endedAt: new Date(Date.UTC(2026, 10, 26, 10, 0, seconds)).toJSON(),
    },
    lines: texts.map((text) => ({ speaker: 'visitor', text })),
  }) as unknown as FinishedCall;
const mention = (title: string): Mention => ({ key: title, title }) as Mention;

test('summariseTalk: names the mentioned entries, then counts length and questions', () => {
  expect(summariseTalk(finish(125, 'What is Heron?', 'And Docker?'), [mention('Heron'), mention('Docker')])).toEqual([
    'You talked about Heron and Docker.',
    '2 minutes, 2 questions.',
  ]);
  expect(summariseTalk(finish(20), [])).toEqual(['You talked with ASAD.', 'Less than a minute, 0 questions.']);
});

test('summariseTalk: counts entries beyond four as more', () => {
  expect(summariseTalk(finish(60, 'What?'), ['A', 'B', 'C', 'D', 'E'].map(mention))).toEqual([
    'You talked about A, B, C, D and more.',
    '1 minute, 1 question.',
  ]);
});
