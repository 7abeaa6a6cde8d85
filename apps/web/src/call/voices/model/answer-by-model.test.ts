import { expect, onTestFinished, test, vi } from 'vitest';
import type { Backend } from '../../backend/backend.ts';
import { waitForChoice } from './answer-by-model.ts';

const TURN = {
  callId: 'c',
  question: 'Why?',
  context: { focus: 'heron', entry: undefined, earlier: undefined, offer: [], last: [] },
  targets: ['heron/why'],
};
const wait = (judgeTurn: Backend['judgeTurn'], signal = new AbortController().signal) =>
  waitForChoice(judgeTurn, TURN, signal);

test('a turn is judged by the backend’s choice', async () => {
  expect(await wait(async () => ({ say: ['heron/why'] }))).toEqual({ say: ['heron/why'] });
});

test('a call that is not open is over; any other failure leaves the turn to the guide, and is not repeated', async () => {
  expect(await wait(async () => 'call_not_opened')).toBe('over');
  const judgeTurn = vi.fn<Backend['judgeTurn']>();
  for (const code of ['turn_limit', 'provider_failed', 'unauthenticated', 'rate_limited', 'internal'] as const)
    expect(await wait(judgeTurn.mockResolvedValueOnce(code))).toBeUndefined();
  expect(await wait(judgeTurn.mockRejectedValueOnce(new TypeError('Failed to fetch')))).toBeUndefined();
  expect(judgeTurn).toHaveBeenCalledTimes(6);
});

test('a choice is waited for three seconds, and its request ends then or with the turn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { signal } = new AbortController();
  const judgeTurn = vi.fn<Backend['judgeTurn']>(() => new Promise(() => undefined));
  const waiting = wait(judgeTurn, signal);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await waiting).toBeUndefined();
  expect(judgeTurn).toHaveBeenCalledWith(TURN, { signal, limitMs: 3_000 });
});
