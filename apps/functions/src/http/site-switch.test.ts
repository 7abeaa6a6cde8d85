import { describe, expect, test } from 'vitest';
import { recordOf } from '../store/testing/contract-harness.ts';
import { prepare, request } from './testing/prepare.ts';

describe('the owner’s switch', () => {
  const closed = {
    status: 503,
    headers: { 'retry-after': '300' },
    body: { error: { code: 'closed', message: 'ASAD is resting. Please try again later.' } },
  };

  test('closes calls within ten seconds and reopens them; running calls continue', async () => {
    const { handlers, verify, store, clock } = prepare();
    await verify('one');
    const { id } = (await handlers.createWebCall(request('one'))).body as { id: string };
    await store.setSwitch('calls');
    clock.advance(10_000);
    expect(await handlers.createWebCall(request('one'))).toMatchObject(closed);
    expect(await handlers.getUserCallStats({ ...request('one'), method: 'GET' })).toMatchObject({ status: 200 });
    expect(await handlers.clientCallEnded(request('one', { json: recordOf(id) }))).toMatchObject({ status: 200 });
    await store.setSwitch('open');
    clock.advance(10_000);
    expect(await handlers.createWebCall(request('one'))).toMatchObject({ status: 201 });
  });

  test('works within ten seconds even if the clock is set an hour back', async () => {
    const { handlers, verify, store, clock } = prepare();
    await verify('one');
    const ask = () => handlers.captchaChallenge({ ...request('one'), method: 'GET' });
    expect(await ask()).toMatchObject({ status: 200 });
    await store.setSwitch('api');
    clock.leap(-3_600_000);
    clock.advance(10_000);
    expect(await ask()).toMatchObject(closed);
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
