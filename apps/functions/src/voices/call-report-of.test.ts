import { describe, expect, test } from 'vitest';
import { callReportOf } from './vapi-reports.ts';

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
    for (const reason of [
      undefined,
      '',
      'customer-ended-call',
      'silence-timed-out',
      'exceeded-max-duration',
      'manually-canceled',
      'call.in-progress.error-vapifault-openai-llm-failed',
      'customer-did-not-give-microphone-permission',
      'a-reason-of-next-year',
    ])
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
