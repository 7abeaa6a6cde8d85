import { webCallSchema } from '@asad/call-core/contract';
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { send, startTestCloud, type TestCloud, type TestVisitor } from './testing/start-test-cloud.ts';
import { startStandInProvider, type StandInProvider } from './testing/stand-in-provider.ts';

let provider: StandInProvider;
let cloud: TestCloud;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.now();
  provider = await startStandInProvider();
  cloud = await start({ VAPI_WEBHOOK_SECRET: 'the webhook secret' });
});
afterEach(async () => {
  await cloud.stop();
  await provider.stop();
});

const start = (env: Record<string, string>) =>
  startTestCloud({
    siteHandler: () => {},
    clock: { now: () => nowMs },
    providerTimeoutMs: 300,
    env: {
      VAPI_API_URL: provider.url,
      VAPI_PRIVATE_KEY: 'private-key',
      VAPI_ASSISTANT_ID: 'assistant-1',
      MAX_CALL_SECONDS: '300',
      ...env,
    },
  });

const callCount = async (visitor: TestVisitor) => (await visitor.get('/api/getUserCallStats')).body;
const openCall = async (visitor: TestVisitor) =>
  webCallSchema.parse((await visitor.post('/api/call/web', { assistantId: 'x' })).body);
const inbox = async () => (await (await fetch(cloud.inboxUrl)).text()).replaceAll('\u200b', '');

/** What the provider sends when a call has ended. */
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
const sendEvent = (body: unknown, headers: Record<string, string> = { authorization: 'Bearer the webhook secret' }) =>
  send(`${cloud.url}/api/providerEvents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('the provider’s webhook', () => {
  test('completes a call whose visitor vanished, with the provider’s transcript, and mails it once', async () => {
    const visitor = await cloud.newVisitor();
    const { id } = await openCall(visitor);
    expect(await sendEvent(reportOf(id))).toMatchObject({ status: 200, body: { received: true, stored: true } });
    expect(await sendEvent(reportOf(id))).toMatchObject({ status: 200, body: { received: true, stored: false } });
    const html = await inbox();
    expect(html).toContain('told by the provider');
    expect(html).toContain('User: What does the provider say?');
    expect(html).toContain('Mails to the owner (1)');
    expect(await callCount(visitor)).toMatchObject({ callCount: 1 });
  });

  test('replaces what the client claimed', async () => {
    const visitor = await cloud.newVisitor();
    const { id } = await openCall(visitor);
    await visitor.post('/api/clientCallEnded', {
      callId: id,
      transcript: 'User: hi\nAssistant: You get a discount of 90 %.',
      startedAt: '2026-11-20T10:00:00Z',
      endedAt: '2026-11-20T10:03:00Z',
      messages: [],
      assistantId: 'x',
    });
    expect(await inbox()).toContain('unconfirmed');
    await sendEvent(reportOf(id));
    const calls = (await inbox()).split('Mails to the owner')[0] ?? '';
    expect(calls).not.toContain('discount');
    expect(calls).not.toContain('unconfirmed');
  });

  test('gives back a call that never connected, once, by status or by report', async () => {
    const visitor = await cloud.newVisitor();
    const [first, second] = [await openCall(visitor), await openCall(visitor)];
    const never = { endedReason: 'assistant-did-not-receive-customer-audio', artifact: {}, startedAt: undefined };
    for (let count = 0; count < 2; count += 1) {
      await sendEvent({
        message: { type: 'status-update', status: 'ended', call: { id: first.id }, endedReason: never.endedReason },
      });
      await sendEvent(reportOf(first.id, never));
    }
    expect(await callCount(visitor)).toMatchObject({ callCount: 1 });
    await sendEvent(reportOf(second.id, never));
    expect(await callCount(visitor)).toMatchObject({ callCount: 0, remainingCalls: 3 });
  });

  test('does not give back a call in which somebody was heard, or whose reason is unknown', async () => {
    const visitor = await cloud.newVisitor();
    const [first, second] = [await openCall(visitor), await openCall(visitor)];
    await sendEvent(reportOf(first.id, { endedReason: 'assistant-did-not-receive-customer-audio' }));
    await sendEvent(reportOf(second.id, { endedReason: 'some-new-reason', artifact: {} }));
    expect(await callCount(visitor)).toMatchObject({ callCount: 2 });
  });

  test('acknowledges what it does not read, and names what is malformed', async () => {
    for (const type of ['status-update', 'transcript', 'speech-update', 'tool-calls', 'hang']) {
      expect(await sendEvent({ message: { type, status: 'in-progress', call: { id: 'x' } } })).toMatchObject({
        status: 200,
        body: { stored: false },
      });
    }
    expect(await sendEvent(reportOf('unknown'))).toMatchObject({ status: 200, body: { stored: false } });
    expect(await sendEvent({ message: {} })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('message.type') } },
    });
  });

  test('believes only who knows the secret: bearer', async () => {
    for (const headers of [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: 'the webhook secret' },
      { 'x-vapi-secret': 'the webhook secret' },
    ] as Record<string, string>[]) {
      expect((await sendEvent(reportOf('x'), headers)).status).toBe(401);
    }
  });

  test('believes only who knows the secret: X-Vapi-Secret', async () => {
    await cloud.stop();
    cloud = await start({ VAPI_WEBHOOK_SECRET: 'the webhook secret', VAPI_WEBHOOK_AUTH: 'secret' });
    expect((await sendEvent(reportOf('x'))).status).toBe(401);
    expect((await sendEvent(reportOf('x'), { 'x-vapi-secret': 'wrong' })).status).toBe(401);
    expect((await sendEvent(reportOf('x'), { 'x-vapi-secret': 'the webhook secret' })).status).toBe(200);
  });

  test('believes only who signed this body within five minutes: HMAC', async () => {
    await cloud.stop();
    cloud = await start({ VAPI_WEBHOOK_SECRET: 'the webhook secret', VAPI_WEBHOOK_AUTH: 'hmac' });
    const body = reportOf('x');
    const signed = (timestamp: string, text = JSON.stringify(body), key = 'the webhook secret') => ({
      'x-timestamp': timestamp,
      'x-signature': createHmac('sha256', key).update(`${timestamp}.${text}`).digest('hex'),
    });
    const seconds = (offset: number) => String(Math.floor(nowMs / 1000) + offset);
    expect((await sendEvent(body, signed(seconds(0)))).status).toBe(200);
    expect((await sendEvent(body, signed(String(nowMs)))).status).toBe(200);
    for (const headers of [
      signed(seconds(-301)),
      signed(seconds(301)),
      signed(seconds(0), 'another body'),
      signed(seconds(0), JSON.stringify(body), 'another key'),
      { ...signed(seconds(0)), 'x-timestamp': seconds(1) },
      { 'x-timestamp': seconds(0) },
      {},
    ] as Record<string, string>[])
      expect((await sendEvent(body, headers)).status).toBe(401);
  });
});
