import type { CallSnapshot } from '@asad/call-core';
import { expect, it } from 'vitest';
import { describeNow } from './describe-now.ts';

const side = (state: 'alive' | 'gone') => ({ state, because: null, sinceMs: 0 });
const wordsOf = (more: Partial<CallSnapshot>, assistant: 'alive' | 'gone' = 'alive') => {
  const liveness = { visitor: side('alive'), assistant: side(assistant) };
  const now = { assistantIsSpeaking: false, assistantIsThinking: false, mode: 'text', liveness, ...more } as const;
  const { speaking, labels } = describeNow(now);
  return labels[speaking];
};

it('the status line says that ASAD is thinking from a question until the answer', () => {
  expect(wordsOf({})).toBe('Waiting for your question');
  expect(wordsOf({ assistantIsThinking: true })).toBe('ASAD is thinking');
  expect(wordsOf({ assistantIsThinking: true }, 'gone')).toBe('Waiting for your question');
  expect(wordsOf({ assistantIsSpeaking: true })).toBe('ASAD is speaking');
  expect(wordsOf({ assistantIsThinking: true, mode: 'voice' })).toBe('ASAD is thinking');
});
