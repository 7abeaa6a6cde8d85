import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createCall } from './create-call.ts';

const CALLS = 1_000;
const ROUNDS = 3;

function measureHeap(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('This platform cannot be asked to collect.');
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

it('createCall: keeps no memory of finished calls', async () => {
  const call = createCall({
    target: { assistantId: 'asad' },
    openMicrophone: () => Promise.reject(new Error('typed')),
    provider: {
      create: async () => ({
        callId: 'a',
        async join({ emit }) {
          emit({ type: 'talk-started' });
          return { assistantLevel: () => 0, setMuted: () => undefined, leave: async () => undefined };
        },
      }),
    },
  });
  const make = async (): Promise<void> => {
    for (let count = 0; count < CALLS; count += 1) {
      await call.start({ mode: 'text' });
      await call.end();
    }
  };
  await make();
  // A leak grows in every round, the engine's caches in one or two.
  const grown: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = measureHeap();
    await make();
    grown.push((measureHeap() - before) / CALLS);
  }
  // Less than an empty object per call.
  expect(Math.min(...grown)).toBeLessThan(24);
});
