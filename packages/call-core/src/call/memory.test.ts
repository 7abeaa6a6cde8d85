import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createCall } from './create-call.ts';

const CALLS = 100;
/** The last call's context and connection. */
const MOST_KEPT = 2;

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('This platform cannot be asked to collect.');
  collect();
}

it('createCall: keeps no memory of finished calls', async () => {
  const given: WeakRef<object>[] = [];
  const call = createCall({
    target: { assistantId: 'asad' },
    openMicrophone: () => Promise.reject(new Error('typed')),
    provider: {
      async create(context) {
        const connection = { assistantLevel: () => 0, setMuted: () => undefined, leave: async () => undefined };
        given.push(new WeakRef(context), new WeakRef(connection));
        return {
          callId: 'a',
          async join({ emit }) {
            emit({ type: 'talk-started' });
            return connection;
          },
        };
      },
    },
  });
  for (let count = 0; count < CALLS; count += 1) {
    await call.start({ mode: 'text' });
    await call.end();
  }
  // References stay alive until the task ends.
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();
  expect(given).toHaveLength(2 * CALLS);
  expect(given.filter((reference) => reference.deref()).length).toBeLessThanOrEqual(MOST_KEPT);
});
