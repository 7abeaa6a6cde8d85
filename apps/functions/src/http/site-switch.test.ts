import { describe, expect, test } from 'vitest';
import { prepare, request } from './testing/prepare.ts';

describe('the owner’s switch', () => {
  const closed = {
    status: 503,
    headers: { 'retry-after': '300' },
    body: { error: { code: 'closed', message: 'ASAD is resting. Please try again later.' } },
  };

  test('reopens within ten seconds, even if the clock is set an hour back', async () => {
    const { handlers, store, clock } = prepare();
    const ask = () => handlers.captchaChallenge({ ...request('one'), method: 'GET' });
    for (const [position, answer] of [
      ['open', { status: 200 }],
      ['api', closed],
      ['open', { status: 200 }],
    ] as const) {
      await store.setSwitch(position);
      clock.leap(-3_600_000);
      clock.advance(10_000);
      expect(await ask()).toMatchObject(answer);
    }
  });

  test('is read every few seconds instead of per request, and keeps its position while the database fails', async () => {
    const { handlers, store, clock, read, database } = prepare();
    const ask = () => handlers.captchaChallenge({ ...request('one'), method: 'GET' });
    await store.setSwitch('api');
    read.length = 0;
    for (let count = 0; count < 20; count += 1) expect(await ask()).toMatchObject(closed);
    expect(read.filter((path) => path === 'site/switch')).toHaveLength(1);
    database.exec('ALTER TABLE documents RENAME TO elsewhere');
    clock.advance(60_000);
    expect(await ask()).toMatchObject(closed);
  });
});
