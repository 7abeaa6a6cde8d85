import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { send } from './testing/start-test-cloud.ts';
import { startProviderCloud, WEBHOOK_SECRET, type ProviderCloud } from './testing/start-provider-cloud.ts';

let home: ProviderCloud;
beforeEach(async () => {
  home = await startProviderCloud({ VAPI_WEBHOOK_SECRET: WEBHOOK_SECRET });
});
afterEach(() => home.stop());

const reportOf = (id: string, more: Record<string, unknown> = {}) => ({
  message: {
    type: 'end-of-call-report',
    endedReason: 'customer-ended-call',
    call: { id },
    startedAt: '2026-11-20T10:00:00.000Z',
    endedAt: '2026-11-20T10:03:00.000Z',
    artifact: {
      transcript: 'AI: Good evening.\nUser: What does the provider say?\n',
      messages: [{ role: 'user', message: 'What does the provider say?' }],
    },
    ...more,
  },
});

describe('the provider’s webhook', () => {
  test('completes a call whose visitor vanished, with the provider’s transcript, and mails it once', async () => {
    const visitor = await home.cloud.newVisitor();
    const { id } = await home.openCall(visitor);
    expect(await home.sendEvent(reportOf(id))).toMatchObject({ status: 200, body: { received: true, stored: true } });
    expect(await home.sendEvent(reportOf(id))).toMatchObject({ status: 200, body: { received: true, stored: false } });
    const html = await home.inbox();
    expect(html).toContain('told by the provider');
    expect(html).toContain('User: What does the provider say?');
    expect(html).toContain('Mails to the owner (1)');
    expect(await home.stats(visitor)).toMatchObject({ callCount: 1 });
  });

  test('counts how long the visitor waited for each answer, once per call', async () => {
    const visitor = await home.cloud.newVisitor();
    const calls = [await home.openCall(visitor), await home.openCall(visitor)];
    const turnLatencies = [{ turnLatency: 900.4, modelLatency: 400 }, { turnLatency: 1_500 }];
    const artifact = { transcript: 'User: hi\n', messages: [], performanceMetrics: { turnLatencies } };
    for (const { id } of [...calls, ...calls]) await home.sendEvent(reportOf(id, { artifact }));
    home.advance(61_000);
    const last = await home.openCall(visitor);
    const broken = { ...artifact, performanceMetrics: { turnLatencies: [{ turnLatency: 'soon' }] } };
    expect(await home.sendEvent(reportOf(last.id, { artifact: broken }))).toMatchObject({ body: { stored: true } });
    expect(await home.inbox()).toContain('turns answered by the voice provider: 4, in 1.2 s on average');
  });

  test('replaces the client’s record', async () => {
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
    expect(await home.inbox()).toContain('unconfirmed');
    await home.sendEvent(reportOf(id));
    const calls = (await home.inbox()).split('Mails to the owner')[0] ?? '';
    expect(calls).not.toContain('discount');
    expect(calls).not.toContain('unconfirmed');
  });

  test('refunds a call that never connected, once, by status or by report', async () => {
    const visitor = await home.cloud.newVisitor();
    const [first, second] = [await home.openCall(visitor), await home.openCall(visitor)];
    const never = { endedReason: 'assistant-did-not-receive-customer-audio', artifact: {}, startedAt: undefined };
    for (let count = 0; count < 2; count += 1) {
      await home.sendEvent({
        message: { type: 'status-update', status: 'ended', call: { id: first.id }, endedReason: never.endedReason },
      });
      await home.sendEvent(reportOf(first.id, never));
    }
    expect(await home.stats(visitor)).toMatchObject({ callCount: 1 });
    await home.sendEvent(reportOf(second.id, never));
    expect(await home.stats(visitor)).toMatchObject({ callCount: 0, remainingCalls: 3 });
  });

  test('does not refund a call with an unknown reason or a visitor who was heard', async () => {
    const visitor = await home.cloud.newVisitor();
    const [first, second] = [await home.openCall(visitor), await home.openCall(visitor)];
    await home.sendEvent(reportOf(first.id, { endedReason: 'assistant-did-not-receive-customer-audio' }));
    await home.sendEvent(reportOf(second.id, { endedReason: 'some-new-reason', artifact: {} }));
    expect(await home.stats(visitor)).toMatchObject({ callCount: 2 });
  });

  test('acknowledges unknown events, and names a malformed field', async () => {
    for (const type of ['status-update', 'transcript', 'speech-update', 'tool-calls', 'hang']) {
      expect(await home.sendEvent({ message: { type, status: 'in-progress', call: { id: 'x' } } })).toMatchObject({
        status: 200,
        body: { stored: false },
      });
    }
    expect(await home.sendEvent(reportOf('unknown'))).toMatchObject({ status: 200, body: { stored: false } });
    expect(await home.sendEvent({ message: {} })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('message.type') } },
    });
  });

  test('accepts only POST with JSON and the usual size limit', async () => {
    const url = `${home.cloud.url}/api/providerEvents`;
    const headers = { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'application/json' };
    const post = (body: string) => send(url, { method: 'POST', headers, body });
    expect(await send(url, { headers })).toMatchObject({
      status: 405,
      body: { error: { code: 'method_not_allowed' } },
    });
    expect(await post('{"message":')).toMatchObject({ status: 400, body: { error: { code: 'invalid_json' } } });
    expect(await post('')).toMatchObject({ status: 400, body: { error: { code: 'invalid_json' } } });
    const plain = { ...headers, 'content-type': 'text/plain' };
    expect(await send(url, { method: 'POST', headers: plain, body: '{}' })).toMatchObject({ status: 415 });
    expect(await post('x'.repeat(4_000_001))).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } });
  });

  test('requires the secret: bearer', async () => {
    for (const headers of [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: WEBHOOK_SECRET },
      { 'x-vapi-secret': WEBHOOK_SECRET },
    ] as Record<string, string>[]) {
      expect((await home.sendEvent(reportOf('x'), headers)).status).toBe(401);
    }
  });

  test('requires the secret: X-Vapi-Secret', async () => {
    await home.stop();
    home = await startProviderCloud({ VAPI_WEBHOOK_SECRET: WEBHOOK_SECRET, VAPI_WEBHOOK_AUTH: 'secret' });
    expect((await home.sendEvent(reportOf('x'))).status).toBe(401);
    expect((await home.sendEvent(reportOf('x'), { 'x-vapi-secret': 'wrong' })).status).toBe(401);
    expect((await home.sendEvent(reportOf('x'), { 'x-vapi-secret': WEBHOOK_SECRET })).status).toBe(200);
  });

  test('requires a signature of this body from the last five minutes: HMAC', async () => {
    await home.stop();
    home = await startProviderCloud({ VAPI_WEBHOOK_SECRET: WEBHOOK_SECRET, VAPI_WEBHOOK_AUTH: 'hmac' });
    const body = reportOf('x');
    const signed = (timestamp: string, text = JSON.stringify(body), key = WEBHOOK_SECRET) => ({
      'x-timestamp': timestamp,
      'x-signature': createHmac('sha256', key).update(`${timestamp}.${text}`).digest('hex'),
    });
    const seconds = (offset: number) => String(Math.floor(home.now() / 1000) + offset);
    expect((await home.sendEvent(body, signed(seconds(0)))).status).toBe(200);
    const prefixed = signed(seconds(0));
    prefixed['x-signature'] = `sha256=${prefixed['x-signature']}`;
    expect((await home.sendEvent(body, prefixed)).status).toBe(200);
    expect((await home.sendEvent(body, signed(String(home.now())))).status).toBe(200);
    for (const headers of [
      signed(seconds(-301)),
      signed(seconds(301)),
      signed(seconds(0), 'another body'),
      signed(seconds(0), JSON.stringify(body), 'another key'),
      { ...signed(seconds(0)), 'x-timestamp': seconds(1) },
      { 'x-timestamp': seconds(0) },
      {},
    ] as Record<string, string>[])
      expect((await home.sendEvent(body, headers)).status).toBe(401);
  });
});
