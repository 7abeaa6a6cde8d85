import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { callReportOf, createVapiWebhook } from './vapi-reports.ts';

const wasConnected = (endedReason: string | undefined, artifact = {}) =>
  callReportOf('c', { endedReason, artifact, isFull: true }).wasConnected;

describe('the provider’s report of a call', () => {
  test('recognises each reason for a call that never connected', () => {
    for (const reason of [
      // One form is from the provider's guide on its join window, the others are from its API.
      'assistant-did-not-receive-customer-audio',
      'call.in-progress.error-assistant-did-not-receive-customer-audio',
      'call.in-progress.error-vapifault-transport-never-connected',
      'call.in-progress.error-providerfault-transport-never-connected',
      'assistant-join-timed-out',
      'assistant-not-found',
      'assistant-request-returned-error',
      'call.start.error-subscription-insufficient-credits',
      'call-start-error-neither-assistant-nor-server-set',
    ])
      expect([reason, wasConnected(reason)]).toEqual([reason, false]);
  });

  test('any other reason, known or not, means that the visitor was connected', () => {
    const ends = ['customer-ended-call', 'silence-timed-out', 'exceeded-max-duration', 'manually-canceled'];
    const faults = [
      'call.in-progress.error-vapifault-openai-llm-failed',
      'customer-did-not-give-microphone-permission',
    ];
    for (const reason of [undefined, '', ...ends, ...faults, 'a-reason-of-next-year'])
      expect([reason, wasConnected(reason)]).toEqual([reason, true]);
  });

  test('a visitor who was heard was connected, with any reason', () => {
    const reason = 'assistant-did-not-receive-customer-audio';
    expect(wasConnected(reason, { transcript: 'AI: Good evening.\n' })).toBe(false);
    expect(wasConnected(reason, { transcript: 'AI: Good evening.\nUser: Hello\n' })).toBe(true);
    expect(wasConnected(reason, { messages: [{ role: 'bot', message: 'Good evening.' }] })).toBe(false);
    expect(wasConnected(reason, { messages: [{ role: 'user', message: 'typed' }] })).toBe(true);
  });

  test('becomes a record with our speaker names and valid times', () => {
    expect(
      callReportOf('c', {
        isFull: true,
        endedReason: 'customer-ended-call',
        startedAt: '2026-11-20T10:00:00+01:00',
        endedAt: 'later',
        artifact: { transcript: 'AI: Good evening.\nUser: Is the AI: here?', messages: null },
      }),
    ).toEqual({
      callId: 'c',
      wasConnected: true,
      startedAt: '2026-11-20T09:00:00.000Z',
      endedAt: undefined,
      transcript: 'Assistant: Good evening.\nUser: Is the AI: here?',
      messages: [],
    });
  });
});

describe('an event of the provider', () => {
  const { reportSchema } = createVapiWebhook({ auth: 'bearer', secrets: ['s'] });
  const artifact = { transcript: 'User: hi\n', performanceMetrics: { turnLatencies: [{ turnLatency: 900.4 }] } };

  test.each([
    ['status-update', { status: 'ended' }, { callId: 'c', transcript: undefined }],
    ['end-of-call-report', { artifact }, { callId: 'c', transcript: 'User: hi\n', turnMs: [900.4] }],
    ['end-of-call-report', {}, { callId: 'c', transcript: '' }],
  ])('%s ends the call (%j)', (type, more, report) => {
    expect(reportSchema.parse({ message: { type, call: { id: 'c' }, ...more } })).toMatchObject(report);
  });

  test('of another kind ends no call', () => {
    for (const type of ['status-update', 'transcript', 'speech-update', 'tool-calls', 'hang'])
      expect(reportSchema.parse({ message: { type, status: 'in-progress', call: { id: 'c' } } })).toBeUndefined();
    expect(reportSchema.parse({ message: { type: 'end-of-call-report' } })).toBeUndefined();
  });

  test('with a latency of another type keeps its transcript', () => {
    const broken = { ...artifact, performanceMetrics: { turnLatencies: [{ turnLatency: 'soon' }] } };
    const message = { type: 'end-of-call-report', call: { id: 'c' }, artifact: broken };
    expect(reportSchema.parse({ message })).toMatchObject({ transcript: 'User: hi\n', turnMs: undefined });
  });
});

describe('the webhook’s credential', () => {
  const nowMs = Date.parse('2026-11-20T10:00:00Z');
  const seconds = (offset: number) => String(nowMs / 1000 + offset);
  const signed = (timestamp: string, { text = 'body', key = 'secret', prefix = '' } = {}) => ({
    'x-timestamp': timestamp,
    'x-signature': prefix + createHmac('sha256', key).update(`${timestamp}.${text}`).digest('hex'),
  });

  /** `early`: the headers alone prove a forgery, so the body is not read. */
  test.each([
    ['bearer', { authorization: 'Bearer secret' }, 'trusted'],
    ['bearer', { authorization: 'Bearer next' }, 'trusted'],
    ['bearer', {}, 'early'],
    ['bearer', { authorization: 'Bearer wrong' }, 'early'],
    ['bearer', { authorization: 'secret' }, 'early'],
    ['bearer', { 'x-vapi-secret': 'secret' }, 'early'],
    ['secret', { 'x-vapi-secret': 'secret' }, 'trusted'],
    ['secret', { 'x-vapi-secret': 'wrong' }, 'early'],
    ['secret', { authorization: 'Bearer secret' }, 'early'],
    ['hmac', signed(seconds(0)), 'trusted'],
    ['hmac', signed(seconds(0), { key: 'next' }), 'trusted'],
    ['hmac', signed(seconds(0), { prefix: 'sha256=' }), 'trusted'],
    ['hmac', signed(String(nowMs)), 'trusted'],
    ['hmac', signed(seconds(-300)), 'trusted'],
    ['hmac', signed(seconds(-301)), 'early'],
    ['hmac', signed(seconds(301)), 'early'],
    ['hmac', { ...signed(seconds(0)), 'x-timestamp': seconds(1) }, 'late'],
    ['hmac', signed(seconds(0), { text: 'another' }), 'late'],
    ['hmac', signed(seconds(0), { key: 'wrong' }), 'late'],
    ['hmac', { 'x-timestamp': seconds(0) }, 'early'],
    ['hmac', {}, 'early'],
  ] as const)('%s: %j is %s', (auth, headers, verdict) => {
    const webhook = createVapiWebhook({ auth, secrets: ['secret', 'next'] });
    expect(webhook.mayBeTrusted(headers, nowMs)).toBe(verdict !== 'early');
    expect(webhook.isTrusted({ headers, body: Buffer.from('body') }, nowMs)).toBe(verdict === 'trusted');
  });
});
