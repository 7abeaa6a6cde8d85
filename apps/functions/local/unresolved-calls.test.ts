import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startProviderCloud, WEBHOOK_SECRET, type ProviderCloud } from './testing/start-provider-cloud.ts';

const reportRequests = ({ provider }: ProviderCloud) => provider.requests.filter(({ method }) => method === 'GET');
const NOBODY_JOINED = {
  status: 'ended',
  endedReason: 'call.in-progress.error-assistant-did-not-receive-customer-audio',
};
const TALKED = {
  status: 'ended',
  endedReason: 'customer-ended-call',
  artifact: { transcript: 'AI: Good evening.\nUser: I was there' },
};

let home: ProviderCloud;
afterEach(() => home.stop());

describe('without webhooks, the provider is asked', () => {
  beforeEach(async () => {
    home = await startProviderCloud();
  });

  test('refunds a call that was not joined in its join window', async () => {
    const visitor = await home.cloud.newVisitor();
    const { id } = await home.openCall(visitor);
    home.provider.calls.set(id, NOBODY_JOINED);
    expect(await home.stats(visitor)).toMatchObject({ callCount: 0, remainingCalls: 3 });
    expect(reportRequests(home)).toEqual([
      { method: 'GET', path: `/call/${id}`, authorization: 'Bearer private-key', body: undefined },
    ]);
  });

  test('a call whose visitor vanished is completed with the provider’s transcript when the visitor comes back', async () => {
    const visitor = await home.cloud.newVisitor();
    const { id } = await home.openCall(visitor);
    home.provider.calls.set(id, TALKED);
    expect(await home.stats(visitor)).toMatchObject({ callCount: 1, remainingCalls: 2 });
    const inbox = await home.inbox();
    expect(inbox).toContain('told by the provider');
    expect(inbox).toContain('Assistant: Good evening.\nUser: I was there');
    expect(inbox).toContain('Mails to the owner (1)');
  });

  test('the provider’s report replaces the client’s record', async () => {
    const visitor = await home.cloud.newVisitor();
    const { id } = await home.openCall(visitor);
    await visitor.post('/api/clientCallEnded', {
      callId: id,
      transcript: 'User: hi\nAssistant: You get a discount of 90 %.',
      startedAt: '2026-11-20T10:00:00Z',
      endedAt: '2026-11-20T10:03:00Z',
      messages: [],
      assistantId: 'x',
    });
    home.provider.calls.set(id, TALKED);
    await home.stats(visitor);
    const calls = (await home.inbox()).split('Mails to the owner')[0];
    expect(calls).toContain('I was there');
    expect(calls).not.toContain('discount');
  });

  test('a running call, or one without an answer from the provider, still counts', async () => {
    const visitor = await home.cloud.newVisitor();
    await home.openCall(visitor);
    for (const behaviour of ['answers', 'refuses', 'stammers'] as const) {
      home.provider.behaviour = behaviour;
      expect(await home.stats(visitor)).toMatchObject({ callCount: 1 });
      home.advance(16_000);
    }
    expect(reportRequests(home)).toHaveLength(3);
  });

  test('repeated presses do not repeat the request, and a settled call is not asked about', async () => {
    const visitor = await home.cloud.newVisitor();
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push((await home.openCall(visitor)).id);
    for (let count = 0; count < 10; count += 1) await home.stats(visitor);
    expect(reportRequests(home)).toHaveLength(3);
    for (const id of ids) home.provider.calls.set(id, TALKED);
    home.advance(16_000);
    await home.stats(visitor);
    expect(reportRequests(home)).toHaveLength(6);
    home.advance(16_000);
    await home.stats(visitor);
    expect(reportRequests(home)).toHaveLength(6);
  });
});

describe('with webhooks, the provider is asked', () => {
  beforeEach(async () => {
    home = await startProviderCloud({ VAPI_WEBHOOK_SECRET: WEBHOOK_SECRET });
  });

  test('not while calls are left, because its report will come', async () => {
    const visitor = await home.cloud.newVisitor();
    await home.openCall(visitor);
    await home.stats(visitor);
    expect(reportRequests(home)).toEqual([]);
  });

  test('about an overdue report even when calls are left: it is stored, and not asked for again', async () => {
    const visitor = await home.cloud.newVisitor();
    const { id } = await home.openCall(visitor);
    home.provider.calls.set(id, TALKED);
    await home.sendEvent({ message: { type: 'status-update', status: 'ended', call: { id } } });
    home.advance(119_000);
    await home.stats(visitor);
    expect(reportRequests(home)).toEqual([]);
    home.advance(1000);
    expect(await home.stats(visitor)).toMatchObject({ callCount: 1, remainingCalls: 2 });
    expect(reportRequests(home)).toHaveLength(1);
    expect(await home.inbox()).toContain('I was there');
    home.advance(60_000);
    await home.stats(visitor);
    expect(reportRequests(home)).toHaveLength(1);
  });

  test('once for fifty parallel requests', async () => {
    const visitor = await home.cloud.newVisitor();
    for (let count = 0; count < 3; count += 1) await home.openCall(visitor);
    await Promise.all(Array.from({ length: 50 }, () => home.stats(visitor)));
    expect(reportRequests(home)).toHaveLength(3);
  });

  test('before a refusal for lack of calls: a webhook may have been lost', async () => {
    const visitor = await home.cloud.newVisitor();
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push((await home.openCall(visitor)).id);
    home.provider.calls.set(ids[0] ?? '', NOBODY_JOINED);
    home.provider.calls.set(ids[1] ?? '', TALKED);
    expect((await visitor.post('/api/call/web', {})).status).toBe(201);
    expect(await home.stats(visitor)).toMatchObject({ callCount: 3, remainingCalls: 0 });
    expect(await home.inbox()).toContain('I was there');
  });

  const tellOfAnother = async () => {
    const other = await home.cloud.newVisitor();
    const { id } = await home.openCall(other);
    const times = { startedAt: '2026-11-20T10:00:00Z', endedAt: '2026-11-20T10:03:00Z' };
    const rest = { transcript: 'User: Hello', messages: [], assistantId: 'x', ...times };
    expect((await other.post('/api/clientCallEnded', { callId: id, ...rest })).status).toBe(200);
    return id;
  };

  test('once by the maintenance, for a visitor who does not return', async () => {
    const { id } = await home.openCall(await home.cloud.newVisitor());
    home.provider.calls.set(id, TALKED);
    home.advance(479_000);
    await home.cloud.cloud.maintain();
    expect(reportRequests(home)).toEqual([]);
    home.advance(1000);
    await tellOfAnother();
    await home.sendEvent({ message: { type: 'hang', call: { id: 'another' } } });
    expect(reportRequests(home)).toEqual([]);
    await home.cloud.cloud.maintain();
    expect(reportRequests(home).map(({ path }) => path)).toEqual([`/call/${id}`]);
    expect(await home.inbox()).toContain('I was there');
    await home.cloud.cloud.maintain();
    expect(reportRequests(home)).toHaveLength(1);
  });

  test('about all overdue reports, and one failed request does not stop the others', async () => {
    const ids = [];
    for (let count = 0; count < 24; count += 1) ids.push((await home.openCall(await home.cloud.newVisitor())).id);
    for (const id of ids) home.provider.calls.set(id, TALKED);
    home.advance(480_000);
    await home.cloud.cloud.maintain();
    expect(new Set(reportRequests(home).map(({ path }) => path)).size).toBe(24);
  });

  test('to delete a visitor’s calls until it confirms; a late report restores nothing', async () => {
    const visitor = await home.cloud.newVisitor();
    const { id } = await home.openCall(visitor);
    await home.sendEvent({ message: { type: 'status-update', status: 'ended', call: { id } } });
    await visitor.post('/api/deleteMyCalls');
    const deletions = () => home.provider.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
    home.provider.behaviour = 'refuses';
    await home.cloud.cloud.maintain();
    home.provider.behaviour = 'answers';
    await home.cloud.cloud.maintain();
    await home.cloud.cloud.maintain();
    expect(deletions()).toEqual([`/call/${id}`, `/call/${id}`]);
    const report = { type: 'end-of-call-report', call: { id }, ...TALKED };
    expect((await home.sendEvent({ message: report })).status).toBe(200);
    expect(await home.inbox()).not.toContain('I was there');
    expect(await home.inbox()).toContain('Deleting at the voice provider what visitors took back failed.');
  });

  test('and its refusal is logged and mailed to the owner once a day', async () => {
    await home.openCall(await home.cloud.newVisitor());
    home.advance(480_000);
    home.provider.behaviour = 'refuses';
    for (let run = 0; run < 3; run += 1) await home.cloud.cloud.maintain();
    const failed = { event: 'maintenance_failed', severity: 'ERROR', part: 'settling' };
    expect(home.logged).toEqual([failed, failed, failed].map((line) => expect.objectContaining(line)));
    const sentence =
      'Asking the voice provider for late reports of calls failed. The provider answered with status 401.';
    const [front] = (await home.inbox()).split('<form role="search">');
    expect(front).toContain('Needs you');
    expect(front).toContain(sentence);
    expect(await home.inbox()).toContain('Mails to the owner (1)');
    home.advance(86_400_000);
    await home.cloud.cloud.maintain();
    expect(await home.inbox()).toContain('Mails to the owner (2)');
  });
});
