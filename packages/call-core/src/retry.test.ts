import { expect, it } from 'vitest';
import { retry, type RetryOptions } from './retry.ts';

async function run(options: Partial<RetryOptions>, abortsAt = 0) {
  const steps: string[] = [];
  const controller = new AbortController();
  const ask = async (): Promise<string> => {
    const number = steps.push('ask');
    if (number === abortsAt) controller.abort();
    if (number < 5) throw new Error(`failure ${number}`);
    return 'answer';
  };
  const wait = async (): Promise<void> => void steps.push('wait');
  const outcome = await retry(ask, { tries: 3, wait, signal: controller.signal, ...options }).catch(String);
  return [outcome, ...steps];
}

it.each([
  ['asks until an answer', {}, 0, ['answer', 'ask', 'wait', 'ask', 'wait', 'ask']],
  ['rejects with the last failure when no tries are left', { tries: 2 }, 0, ['Error: failure 3', 'ask', 'wait', 'ask']],
  ['neither waits nor asks after an abort', {}, 1, ['Error: failure 1', 'ask']],
  ['does not ask after a rejected wait', { wait: () => Promise.reject('never') }, 0, ['never', 'ask']],
] as const)('retry %s', async (_, options, abortsAt, expected) => {
  expect(await run(options, abortsAt)).toEqual(expected);
});
