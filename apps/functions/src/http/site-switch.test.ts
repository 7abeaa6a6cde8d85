import { expect, test } from 'vitest';
import { prepare, request } from './testing/prepare.ts';

const message = 'ASAD is resting. Please try again later.';
const closed = { status: 503, headers: { 'retry-after': '300' }, body: { error: { code: 'closed', message } } };

test('the owner’s switch is followed within ten seconds, read rarely, and stays while the database fails', async () => {
  const { handlers, store, clock, read, database } = prepare();
  const ask = () => handlers.captchaChallenge({ ...request('one'), method: 'GET' });
  for (const [position, answer] of [
    ['open', { status: 200 }],
    ['api', closed],
    ['open', { status: 200 }],
    ['api', closed],
  ] as const) {
    await store.setSwitch(position);
    // The clock is also set an hour back.
    clock.leap(-3_600_000);
    clock.advance(10_000);
    read.length = 0;
    for (let count = 0; count < 10; count += 1) expect(await ask()).toMatchObject(answer);
    expect(read.filter((path) => path === 'site/switch')).toHaveLength(1);
  }
  database.exec('ALTER TABLE documents RENAME TO elsewhere');
  clock.advance(60_000);
  expect(await ask()).toMatchObject(closed);
});
