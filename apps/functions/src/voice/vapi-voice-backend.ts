import { webCallSchema, type WebCall } from '@asad/call-core/contract';
import { z } from 'zod';
import { BackendError } from '../backend-error.ts';
import type { CallReport, VoiceBackend } from '../ports/voice-backend.ts';
import { callReportOf, providerCallSchema } from './call-report-of.ts';

/** Creating a call takes the provider about a second; a visitor waits no longer than this. */
const CREATE_TIMEOUT_MS = 9000;
/** Ending and asking are side jobs of another request. */
const ASIDE_TIMEOUT_MS = 3000;
/** A call under way may not be controllable in its first moments, and a gateway may be busy. */
const END_WAITS_MS = [0, 250, 750];
/** The longest that the provider allows: a call that nobody joins ends by itself after it. */
const JOIN_WINDOW_SECONDS = 60;

const createdSchema = webCallSchema.and(
  z.looseObject({
    monitor: z.looseObject({ controlUrl: z.string().optional() }).nullish(),
  }),
);
const statusSchema = z.looseObject({ status: z.string().optional(), ...providerCallSchema.shape });

export interface VapiOptions {
  readonly apiUrl: string;
  readonly privateKey: string;
  readonly assistantId: string;
  readonly maxCallSeconds: number;
  /** Nine seconds unless said. */
  readonly createTimeoutMs?: number | undefined;
}

/** The provider's REST API, with the private key. Its own server SDK has no method for web calls (and is 47 MB). */
export function createVapiVoiceBackend(options: VapiOptions): VoiceBackend {
  const headers = { authorization: `Bearer ${options.privateKey}`, 'content-type': 'application/json' };
  return {
    kind: 'provider',
    provider: 'daily',
    createWebCall: async ({ reservationKey }) => {
      const answer = await askProvider(
        `${options.apiUrl}/call/web`,
        {
          method: 'POST',
          headers,
          body: JSON.stringify({
            assistantId: options.assistantId,
            assistantOverrides: {
              maxDurationSeconds: options.maxCallSeconds,
              customerJoinTimeoutSeconds: JOIN_WINDOW_SECONDS,
              metadata: { reservationKey },
            },
          }),
        },
        options.createTimeoutMs ?? CREATE_TIMEOUT_MS,
      );
      const parsed = createdSchema.safeParse(answer);
      if (!parsed.success)
        throw new BackendError('provider_failed', 'The provider answered in a shape that we do not know.');
      return {
        webCall: publicPart(parsed.data, options),
        assistantId: options.assistantId,
        // Where the provider takes orders about this call.
        handle: parsed.data.monitor?.controlUrl,
      };
    },

    endCall: ({ handle }) => endCall(handle, { headers, apiUrl: options.apiUrl }),

    deleteCall: async (callId) => {
      const url = `${options.apiUrl}/call/${encodeURIComponent(callId)}`;
      await askProvider(url, { method: 'DELETE', headers }, ASIDE_TIMEOUT_MS);
    },

    findReport: (callId) => findReport(`${options.apiUrl}/call/${encodeURIComponent(callId)}`, { callId, headers }),
  };
}

/** Tries until the provider says that the call is over, or that it knows of none that runs. */
async function endCall(
  controlUrl: string | undefined,
  { headers, apiUrl }: { readonly headers: Record<string, string>; readonly apiUrl: string },
): Promise<boolean> {
  if (controlUrl === undefined || !URL.canParse(controlUrl)) return false;
  const untilMs = performance.now() + ASIDE_TIMEOUT_MS;
  for (const waitMs of END_WAITS_MS) {
    await new Promise((done) => setTimeout(done, waitMs));
    const leftMs = Math.ceil(untilMs - performance.now());
    if (leftMs <= 0) return false;
    const response = await fetch(controlUrl, {
      method: 'POST',
      // Our assistant lets only its owner control a call; the key goes to the provider's own hosts and nowhere else.
      headers: isOfProvider(controlUrl, apiUrl) ? headers : { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'end-call' }),
      signal: AbortSignal.timeout(leftMs),
    }).catch(() => undefined);
    if (response?.ok === true || response?.status === 404 || response?.status === 410) return true;
    // Whoever is not believed now will not be believed in a second.
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

async function findReport(
  url: string,
  { callId, headers }: { callId: string; headers: Record<string, string> },
): Promise<CallReport | undefined> {
  const told = statusSchema.optional().safeParse(await askProvider(url, { headers }, ASIDE_TIMEOUT_MS));
  if (!told.success) throw new BackendError('provider_failed', 'The provider answered in a shape that we do not know.');
  return told.data?.status === 'ended' ? callReportOf(callId, { ...told.data, isFull: true }) : undefined;
}

/** The answer as JSON; undefined where there is none, and where the provider knows nothing of what it was asked about. */
async function askProvider(url: string, init: RequestInit, timeoutMs: number): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 404 || response.status === 204) return undefined;
    if (!response.ok)
      throw new BackendError('provider_failed', `The provider answered with status ${response.status}.`);
    return await response.json();
  } catch (error) {
    if (error instanceof BackendError) throw error;
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    throw new BackendError(isTimeout ? 'provider_timeout' : 'provider_failed', 'The provider could not be asked.', {
      cause: error,
    });
  }
}

/** Only what joining needs: `monitor` would let anybody listen in, and the rest may hold the assistant's prompt. */
function publicPart(created: WebCall, options: VapiOptions): WebCall {
  const isRecorded = created.artifactPlan?.videoRecordingEnabled;
  const voice = created.assistant?.voice?.provider;
  const callToken = created.transport?.callToken;
  return {
    id: created.id,
    assistantId: options.assistantId,
    webCallUrl: created.webCallUrl,
    ...(isRecorded === undefined ? {} : { artifactPlan: { videoRecordingEnabled: isRecorded } }),
    ...(voice === undefined ? {} : { assistant: { voice: { provider: voice } } }),
    transport: {
      provider: 'daily',
      maxDurationSeconds: options.maxCallSeconds,
      ...(callToken === undefined ? {} : { callToken }),
    },
  };
}
