import { z } from 'zod';
import type { CallReport } from '../ports.ts';

/** What the provider tells of a call, in a webhook's message and in the answer of `GET /call/{id}` alike. */
export const providerCallSchema = z.looseObject({
  endedReason: z.string().nullish(),
  startedAt: z.string().nullish(),
  endedAt: z.string().nullish(),
  artifact: z
    .looseObject({
      transcript: z.string().nullish(),
      messages: z.array(z.record(z.string(), z.unknown())).nullish(),
    })
    .nullish(),
});

export type ProviderCall = z.infer<typeof providerCallSchema>;

/**
 * Ends that mean: nobody was ever connected. The provider has nearly 600 reasons, grouped by their beginning; one that
 * we do not know counts as connected, so that no unknown reason gives calls away. What it says when nobody joins in
 * time is called differently in its guides (without a group) and in its API's own list of reasons (with one).
 */
const NEVER_CONNECTED = [
  'assistant-did-not-receive-customer-audio',
  'call.in-progress.error-assistant-did-not-receive-customer-audio',
  'call.in-progress.error-providerfault-transport-never-connected',
  'call.in-progress.error-vapifault-transport-never-connected',
  'call.in-progress.error-vapifault-worker-not-available',
  'assistant-join-timed-out',
  'customer-did-not-join',
  'assistant-not-found',
  'assistant-not-valid',
  'assistant-not-provided',
  'assistant-request-',
  'call.start.',
  'call-start-error',
];

/** The provider's word on a call. `isFull` is false for a mere "it ended", whose transcript is still to come. */
export function callReportOf(callId: string, told: ProviderCall & { readonly isFull: boolean }): CallReport {
  const transcript = told.artifact?.transcript ?? undefined;
  const isNeverConnected = NEVER_CONNECTED.some((reason) => told.endedReason?.startsWith(reason) === true);
  // Whatever the reason says: who was heard was connected.
  const wasHeard = /^User: /m.test(transcript ?? '') || told.artifact?.messages?.some(({ role }) => role === 'user');
  return {
    callId,
    wasConnected: wasHeard === true || !isNeverConnected,
    startedAt: isoOf(told.startedAt),
    endedAt: isoOf(told.endedAt),
    transcript: told.isFull ? (transcript ?? '').replaceAll(/^AI: /gm, 'Assistant: ') : undefined,
    messages: told.artifact?.messages ?? [],
  };
}

function isoOf(time: string | null | undefined): string | undefined {
  const ms = Date.parse(time ?? '');
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}
