import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { send } from './testing/start-test-cloud.ts';
import type { TestVisitor } from './testing/start-test-cloud.ts';
import { startProviderCloud, WEBHOOK_SECRET, type ProviderCloud } from './testing/start-provider-cloud.ts';

const KEY = 'a-key-of-the-page';

let home: ProviderCloud;
let visitor: TestVisitor;
beforeEach(async () => {
  home = await startProviderCloud({
    VAPI_WEBHOOK_SECRET: WEBHOOK_SECRET,
    MAX_CALLS_PER_VISITOR: '2',
    DAILY_CALL_BUDGET: '2',
  });
  visitor = await home.cloud.newVisitor();
});
afterEach(() => home.stop());

const ask = (key = KEY, who = visitor) =>
  send(`${home.cloud.url}/api/call/web`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${who.idToken}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: '{}',
  });
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;
const created = () => home.provider.requests.filter(({ path }) => path === '/call/web').length;
const record = (callId: string) => ({
  callId,
  transcript: 'User: hi',
  startedAt: '2026-11-20T10:00:00Z',
  endedAt: '2026-11-20T10:01:00Z',
  messages: [],
  assistantId: 'x',
});

describe('a key that opened a call', () => {
  const endings: Readonly<Record<string, (callId: string) => Promise<unknown>>> = {
    'that the page ended': (callId) => visitor.post('/api/clientCallEnded', record(callId)),
    'that the provider ended': (id) =>
      home.sendEvent({ message: { type: 'status-update', status: 'ended', call: { id } } }),
    'whose transcript the provider sent': (id) =>
      home.sendEvent({
        message: { type: 'end-of-call-report', call: { id }, artifact: { transcript: 'User: hi' } },
      }),
    'that nobody joined': (id) =>
      home.sendEvent({
        message: { type: 'end-of-call-report', call: { id }, endedReason: 'customer-did-not-join' },
      }),
    'that was deleted': async (callId) => {
      await visitor.post('/api/clientCallEnded', record(callId));
      await visitor.post('/api/deleteMyCalls');
    },
    'that another call replaced': () => ask('another-key-of-it'),
  };
  for (const [which, end] of Object.entries(endings))
    test(`${which} opens no other call and spends nothing, now and later`, async () => {
      await end(idOf(await ask()));
      const before = { stats: await home.stats(visitor), calls: created() };
      for (const waitMs of [0, 0, 130_000, 3_000_000]) {
        home.advance(waitMs);
        expect(await ask()).toMatchObject({ status: 409, body: { error: { code: 'key_used' } } });
        await Promise.all([ask(), ask(), ask()]);
      }
      home.advance(-3_130_000);
      expect({ stats: await home.stats(visitor), calls: created() }).toEqual(before);
    });

  test('opens one call for many parallel requests, which all get it', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(created()).toBe(1);
    expect(await home.stats(visitor)).toMatchObject({ callCount: 1 });
  });

  test('belongs to its visitor: the same key of another visitor opens another call', async () => {
    const other = await home.cloud.newVisitor();
    expect(idOf(await ask(KEY, visitor))).not.toBe(idOf(await ask(KEY, other)));
  });

  test('may be a reserved name of JavaScript or Firestore', async () => {
    for (const key of ['__defineGetter__', 'propertyIsEnumerable'])
      expect(await ask(key)).toMatchObject({ status: 201 });
  });
});

test('a key whose call the provider refused spends nothing in any number of tries, and opens a call later', async () => {
  home.provider.behaviour = 'refuses';
  for (let count = 0; count < 3; count += 1) {
    expect(await ask()).toMatchObject({ status: 502 });
    expect(await home.stats(visitor)).toMatchObject({ callCount: 0 });
  }
  home.provider.behaviour = 'answers';
  expect(await ask()).toMatchObject({ status: 201 });
  expect(await ask('another-key-of-it')).toMatchObject({ status: 201 });
  expect(await home.stats(visitor)).toMatchObject({ callCount: 2 });
});
