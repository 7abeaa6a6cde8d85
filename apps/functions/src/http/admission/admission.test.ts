import { describe, expect, test } from 'vitest';
import { prepare, request } from '../testing/prepare.ts';

const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 300 ? 'opened' : (body as { error: { code: string } }).error.code;

const sharedReads = ({ read }: ReturnType<typeof prepare>) => read.filter((path) => path.startsWith('budgets/'));

test('the refusal of an hour that is spent names the next one', async () => {
  const home = prepare({ DAILY_CALL_BUDGET: '24', MAX_CALLS_PER_VISITOR: '9' });
  await home.verify('one');
  home.clock.advance(20 * 60_000);
  for (let count = 0; count < 6; count += 1)
    expect(codeOf(await home.handlers.createWebCall(request('one')))).toBe('opened');
  const message = 'ASAD has answered many calls this hour. Please try again in a little while.';
  const refused = {
    status: 429,
    headers: { 'cache-control': 'no-store', 'retry-after': '2400' },
    body: { error: { code: 'hour_budget', message } },
  };
  expect(await home.handlers.createWebCall(request('one'))).toEqual(refused);
});

describe('admission', () => {
  test('checks the visitor before it reads shared documents', async () => {
    const home = prepare({ DAILY_CALL_BUDGET: '30', DAILY_CALLS_PER_NETWORK: '30', MAX_CALLS_PER_VISITOR: '1' });
    home.read.length = 0;
    expect(codeOf(await home.handlers.createWebCall(request('unverified')))).toBe('not_verified');
    await home.verify('one');
    expect(codeOf(await home.handlers.createWebCall(request('one')))).toBe('opened');
    expect(sharedReads(home)).toHaveLength(2);
    expect(codeOf(await home.handlers.createWebCall(request('one')))).toBe('visitor_limit');
    expect(sharedReads(home)).toHaveLength(2);
  });

  test('counts refusals by endpoint and reason, and logs the counts each minute without personal data', async () => {
    const home = prepare({ DAILY_CALL_BUDGET: '1' });
    await home.verify('one');
    for (const uid of ['one', 'one', 'one', 'unverified']) await home.handlers.createWebCall(request(uid));
    expect(home.logged).toHaveLength(1);
    home.clock.advance(60_000);
    await home.handlers.createWebCall(request('unverified'));
    expect(home.logged).toEqual([
      expect.objectContaining({ event: 'alarm', key: 'site budget' }),
      {
        event: 'counted',
        severity: 'INFO',
        'createWebCall started': 1,
        'createWebCall start_ms': 0,
        'createWebCall site_budget': 2,
        'createWebCall not_verified': 2,
      },
    ]);
    for (let count = 0; count < 500; count += 1) await home.handlers.verifyCaptcha(request('one', { json: {} }));
    home.clock.advance(60_000);
    await home.handlers.getUserCallStats({ ...request('one'), method: 'GET' });
    expect(home.logged[2]).toEqual({
      event: 'counted',
      severity: 'INFO',
      'verifyCaptcha invalid_field': 30,
      'verifyCaptcha rate_limited': 470,
    });
    const { counts } = await home.store.readDay('2026-11-20');
    expect(counts).toMatchObject({ 'createWebCall started': 1, 'verifyCaptcha rate_limited': 470 });
    expect(await home.subjects()).toEqual(['ASAD takes no more calls for now']);
  });
});

describe('where no layer proves an address', () => {
  test('without addresses there is no network budget and no rate that other visitors could spend', async () => {
    const home = prepare({ DAILY_CALLS_PER_NETWORK: '1', VAPI_WEBHOOK_SECRET: 'hook' });
    for (const uid of ['one', 'two']) {
      await home.verify(uid);
      const answer = await home.handlers.createWebCall({ ...request(uid), address: undefined });
      expect([uid, codeOf(answer)]).toEqual([uid, 'opened']);
    }
    const challenge = { ...request('', {}), method: 'GET', address: undefined };
    for (let count = 0; count < 200; count += 1)
      expect((await home.handlers.captchaChallenge(challenge)).status).toBe(200);
    const stats = (uid: string) =>
      home.handlers.getUserCallStats({ ...request(uid), method: 'GET', address: undefined });
    let allowed = 0;
    while (allowed < 1000 && (await stats('one')).status === 200) allowed += 1;
    expect(allowed).toBe(120);
    expect((await stats('two')).status).toBe(200);
  });
});
