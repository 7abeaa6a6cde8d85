import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toCallEnd } from './read-sdk.ts';

/** Calls have the longest list of reasons in the SDK's types. */
function readReasons(): readonly string[] {
  const types = readFileSync(join(dirname(createRequire(import.meta.url).resolve('@vapi-ai/web')), 'api.d.ts'), 'utf8');
  const lists = [...types.matchAll(/endedReason\??:\s*([^;]+);/g)].map(([, list = '']) =>
    [...list.matchAll(/"([^"]+)"/g)].map(([, reason = '']) => reason),
  );
  return lists.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

const VISITOR = [
  'customer-ended-call',
  'customer-ended-call-after-warm-transfer-attempt',
  'customer-ended-call-before-warm-transfer',
  'customer-ended-call-during-transfer',
  'call.ringing.sip-inbound-caller-hungup-before-call-connect',
];

const LIMIT = ['exceeded-max-duration', 'silence-timed-out'];

/** All other reasons are failures. */
const ASSISTANT = [
  'assistant-ended-call',
  'assistant-ended-call-after-message-spoken',
  'assistant-ended-call-with-hangup-task',
  'assistant-forwarded-call',
  'assistant-request-returned-forwarding-phone-number',
  'assistant-said-end-call-phrase',
  'call-deleted',
  'call.ending.hook-executed-say',
  'call.ending.hook-executed-transfer',
  'call.in-progress.sip-completed-call',
  'call.in-progress.twilio-completed-call',
  'call.ringing.hook-executed-say',
  'call.ringing.hook-executed-transfer',
  'manually-canceled',
  'scheduled-call-deleted',
  'voicemail',
  'vonage-completed',
  'vonage-disconnected',
];

describe('how a call ended', () => {
  const reasons = readReasons();

  it('keeps and classifies every reason of the installed SDK: failures as errors, normal ends as such', () => {
    expect(reasons.length).toBeGreaterThan(500);
    expect(reasons.map((reason) => toCallEnd(reason).endedReason)).toEqual(reasons);
    const of = (by: string) => reasons.filter((reason) => toCallEnd(reason).by === by).toSorted();
    const here = (list: readonly string[]) => list.filter((reason) => reasons.includes(reason)).toSorted();
    expect(of('visitor')).toEqual(here(VISITOR));
    expect(of('limit')).toEqual(here(LIMIT));
    expect(of('assistant')).toEqual(here(ASSISTANT));
    expect(of('error')).toHaveLength(
      reasons.length - [...VISITOR, ...LIMIT, ...ASSISTANT].filter((reason) => reasons.includes(reason)).length,
    );
  });

  it('names a denied microphone and an account that refuses calls, and any other failure a lost connection', () => {
    const codes = reasons.flatMap((reason) => {
      const end = toCallEnd(reason);
      return end.by === 'error' ? [end.error.code] : [];
    });
    expect(toCallEnd('customer-did-not-give-microphone-permission')).toMatchObject({
      error: { code: 'microphone_denied' },
    });
    for (const reason of [
      'call.start.error-subscription-insufficient-credits',
      'call.start.error-subscription-frozen',
      'call.in-progress.error-vapifault-openai-429-exceeded-quota',
      'pipeline-error-openai-401-incorrect-api-key',
    ])
      expect(toCallEnd(reason)).toMatchObject({ error: { code: 'service_unavailable', action: 'none' } });
    expect(toCallEnd('call.start.error-subscription-concurrency-limit-reached')).toMatchObject({
      error: { code: 'connection_lost' },
    });
    expect(new Set(codes)).toEqual(new Set(['microphone_denied', 'service_unavailable', 'connection_lost']));
  });

  it('counts an unknown reason as the assistant’s, unless it names a failure', () => {
    expect(toCallEnd('assistant-flew-away').by).toBe('assistant');
    expect(toCallEnd('pipeline-error-new-vendor-500').by).toBe('error');
  });
});
