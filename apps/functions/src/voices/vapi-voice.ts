import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { BackendError } from '../backend-error.ts';
import type { VoiceBackend } from '../ports.ts';
import { readLimitedJson } from '../text/read-limited.ts';
import { need } from '../env/env-reader.ts';
import { callReportOf, providerCallSchema } from './vapi-reports.ts';
import type { Voice, VoiceOptions } from './voice.ts';

export const VAPI_API_URL = 'https://api.vapi.ai';

/** The provider creates a call in about a second. */
const CREATE_TIMEOUT_MS = 9000;
const ASIDE_TIMEOUT_MS = 3000;
/** Fits a long call's report with an hour of raw messages. */
const MAX_ANSWER_BYTES = 10_000_000;
/** Retries: a call may not accept commands in its first moments, and a gateway may be busy. */
const END_WAITS_MS = [0, 250, 750];
/** The provider's maximum; then it ends a call without a participant. */
const JOIN_WINDOW_SECONDS = 60;

/** Keeps what joining needs: `monitor` lets anyone listen in, and other fields may hold the prompt. */
const createdSchema = z.object({
  id: z.string().min(1).max(800),
  webCallUrl: z.string(),
  artifactPlan: z.object({ videoRecordingEnabled: z.boolean().optional() }).optional(),
  assistant: z.object({ voice: z.object({ provider: z.string().optional() }).optional() }).optional(),
  transport: z.object({ callToken: z.string().optional() }).optional(),
  monitor: z
    .object({ controlUrl: z.string().max(2000).optional() })
    .nullish()
    .catch(undefined),
});
const statusSchema = z.looseObject({ status: z.string().optional(), ...providerCallSchema.shape }).optional();

export interface VapiSettings {
  readonly kind: 'vapi';
  readonly apiUrl: string;
  readonly privateKey: string;
  readonly assistantId: string;
}

export const vapiVoice: Voice<VapiSettings> = {
  read: (reader) => {
    const apiUrl = reader.url('VAPI_API_URL') ?? VAPI_API_URL;
    const privateKey = reader.line('VAPI_PRIVATE_KEY');
    const assistantId = reader.line('VAPI_ASSISTANT_ID');
    return {
      isGiven: privateKey !== undefined,
      settings: (reason) => ({
        kind: 'vapi',
        apiUrl,
        privateKey: need('VAPI_PRIVATE_KEY', privateKey, reason),
        assistantId: need('VAPI_ASSISTANT_ID', assistantId, reason),
      }),
    };
  },
  create: createVapiVoice,
  isBilled: true,
};

/** Vapi's server SDK has no method for web calls (and is 47 MB). */
function createVapiVoice(
  { apiUrl, privateKey, assistantId }: VapiSettings,
  { maxCallSeconds }: VoiceOptions,
): VoiceBackend {
  const headers = { authorization: `Bearer ${privateKey}`, 'content-type': 'application/json' };
  const urlOf = (callId: string) => `${apiUrl}/call/${encodeURIComponent(callId)}`;
  return {
    kind: 'vapi',
    provider: 'daily',
    createWebCall: async ({ reservationKey }) => {
      const body = JSON.stringify({
        assistantId,
        assistantOverrides: {
          maxDurationSeconds: maxCallSeconds,
          customerJoinTimeoutSeconds: JOIN_WINDOW_SECONDS,
          metadata: { reservationKey },
        },
      });
      const init = { method: 'POST', headers, body, timeoutMs: CREATE_TIMEOUT_MS };
      const { monitor, ...created } = await askProvider(`${apiUrl}/call/web`, createdSchema, init);
      const transport = { ...created.transport, provider: 'daily', maxDurationSeconds: maxCallSeconds };
      return { webCall: { ...created, assistantId, transport }, handle: monitor?.controlUrl };
    },
    findFault: async () => {
      const url = `${apiUrl}/assistant/${encodeURIComponent(assistantId)}`;
      try {
        const assistant = await askProvider(url, z.looseObject({}).optional(), { headers });
        return assistant === undefined ? UNKNOWN_ASSISTANT : undefined;
      } catch (error) {
        const why = error instanceof BackendError ? error.message : '';
        return /status 40[13]/.test(why)
          ? REFUSED_KEY
          : `${why} Look at VAPI_API_URL, and whether this machine is online.`;
      }
    },
    endCall: ({ handle }) => endCall(handle, { headers, apiUrl }),
    deleteCall: async (callId) => {
      await askProvider(urlOf(callId), z.unknown(), { method: 'DELETE', headers });
    },
    findReport: async (callId) => {
      const call = await askProvider(urlOf(callId), statusSchema, { headers });
      return call?.status === 'ended' ? callReportOf(callId, { ...call, isFull: true }) : undefined;
    },
  };
}

const UNKNOWN_ASSISTANT =
  'The provider knows no assistant of this id; correct VAPI_ASSISTANT_ID, or make one with `assistant push`.';
const REFUSED_KEY = 'The setting VAPI_PRIVATE_KEY is refused by the provider; give it a private key that is valid.';

async function endCall(
  controlUrl: string | undefined,
  { headers, apiUrl }: { readonly headers: Record<string, string>; readonly apiUrl: string },
): Promise<boolean> {
  if (controlUrl === undefined || !URL.canParse(controlUrl)) return false;
  const untilMs = performance.now() + ASIDE_TIMEOUT_MS;
  for (const waitMs of END_WAITS_MS) {
    await sleep(waitMs);
    const leftMs = Math.ceil(untilMs - performance.now());
    if (leftMs <= 0) return false;
    const response = await fetch(controlUrl, {
      method: 'POST',
      // The assistant lets only its owner control a call. Send the key to the provider's own hosts only.
      headers: isOfProvider(controlUrl, apiUrl) ? headers : { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'end-call' }),
      signal: AbortSignal.timeout(leftMs),
    }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok === true || response?.status === 404 || response?.status === 410) return true;
    if (response?.status === 401 || response?.status === 403) return false;
  }
  return false;
}

function isOfProvider(url: string, apiUrl: string): boolean {
  const { hostname, protocol } = new URL(url);
  const api = new URL(apiUrl);
  const domain = api.hostname.split('.').slice(-2).join('.');
  return (
    protocol === api.protocol &&
    (hostname === api.hostname || (/[a-z]/.test(domain) && hostname.endsWith(`.${domain}`)))
  );
}

/** Returns undefined for an empty answer, and for 404 unless it creates. */
async function askProvider<T>(
  url: string,
  schema: z.ZodType<T>,
  { timeoutMs = ASIDE_TIMEOUT_MS, ...init }: RequestInit & { readonly timeoutMs?: number },
): Promise<T> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const isNothing = response.status === 204 || (response.status === 404 && init.method !== 'POST');
    if (isNothing || !response.ok) await response.body?.cancel();
    if (!isNothing && !response.ok) {
      const code = response.status === 402 ? 'provider_unpaid' : 'provider_failed';
      throw new BackendError(code, `The provider answered with status ${response.status}.`);
    }
    const parsed = schema.safeParse(isNothing ? undefined : await readLimitedJson(response, MAX_ANSWER_BYTES));
    if (parsed.success) return parsed.data;
    throw new BackendError('provider_failed', 'The provider answered in a shape that we do not know.');
  } catch (error) {
    if (error instanceof BackendError) throw error;
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    throw new BackendError(isTimeout ? 'provider_timeout' : 'provider_failed', 'The provider could not be asked.', {
      cause: error,
    });
  }
}
