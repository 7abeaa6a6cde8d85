import { performance } from 'node:perf_hooks';
import type { CaptchaChallenge, CallStats, WebCall } from '@asad/call-core/contract';
import type { ModelJudge } from '@asad/guide/mind';
import type { z } from 'zod';

export interface Clock {
  /** Wall-clock milliseconds since 1970, which may jump in either direction. For timestamps that are stored. */
  now(): number;
  /** Monotonic milliseconds. For waits and rates within one process. */
  elapsed(): number;
}

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };

/** Writes one log line. Entries never hold a transcript, a token or an address. */
export type Log = (entry: { readonly event: string; readonly [field: string]: string | number | undefined }) => void;

export interface Accounts {
  /** Deletes anonymous accounts that were last used before this moment (ms since 1970). */
  deleteIdle(beforeMs: number): Promise<void>;
}

/** Throws a BackendError `tokens_unavailable` when the token cannot be checked now. */
export interface TokenVerifier {
  findUid(token: string): Promise<string | undefined>;
}

export type CaptchaVerdict =
  /** `captchaId` counts once: the store keeps used ids. */
  | { readonly kind: 'solved'; readonly captchaId: string; readonly expiresAtMs: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed' };

/** Throws a BackendError `captcha_unavailable` when its service does not answer. */
export interface CaptchaVerifier {
  challenge(): Promise<CaptchaChallenge>;
  verify(token: string, options: { readonly address: string | undefined }): Promise<CaptchaVerdict>;
}

export interface CreatedCall {
  readonly webCall: WebCall;
  /** Stays on the server. */
  readonly handle: string | undefined;
}

export interface CallReport {
  readonly callId: string;
  /** False when the provider never connected the visitor; the call is then refunded. */
  readonly wasConnected: boolean;
  readonly startedAt: string | undefined;
  readonly endedAt: string | undefined;
  /** Undefined when the report says only that the call ended. */
  readonly transcript: string | undefined;
  readonly messages: readonly Readonly<Record<string, unknown>>[];
  /** The wait for each answer, in milliseconds. Absent where the provider measures none. */
  readonly turnMs?: readonly number[] | undefined;
}

export interface SignedRequest {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

export interface ProviderWebhook {
  isTrusted(request: SignedRequest, nowMs: number): boolean;
  /** False when the headers alone prove a forgery, so that the body need not be read. */
  mayBeTrusted(headers: SignedRequest['headers'], nowMs: number): boolean;
  /** Undefined when the event does not end a call. */
  readonly reportSchema: z.ZodType<CallReport | undefined>;
}

/** The voice of a call. Failures are BackendErrors `provider_…`. */
export interface VoiceBackend {
  readonly kind: NonNullable<CallStats['voice']>;
  /** Stored with the call; 'daily' is Vapi's room service. */
  readonly provider: string;
  /** Undefined while no credential is configured; reports are then fetched. */
  readonly webhook?: ProviderWebhook | undefined;
  /** Judges the turns of its calls. Undefined: `/api/call/turn` returns 404. */
  readonly loadJudge?: () => Promise<ModelJudge>;
  /** Returns a sentence for the operator when this voice cannot answer with its settings. */
  findFault?(): Promise<string | undefined>;
  createWebCall(options: { readonly reservationKey: string }): Promise<CreatedCall>;
  /** Returns false unless the provider confirmed the end. Never throws: calls also end after their maximum length. */
  endCall(call: { readonly callId: string; readonly handle: string | undefined }): Promise<boolean>;
  /** Returns undefined while the call runs, or when the provider does not know it. Throws the provider's refusal. */
  findReport?(callId: string): Promise<CallReport | undefined>;
  /** Deletes the provider's copy, recording included. Idempotent. Throws the provider's refusal. */
  deleteCall(callId: string): Promise<void>;
}
