import { performance } from 'node:perf_hooks';
import type { CaptchaChallenge, CallStats, CallTurnPart, WebCall } from '@asad/call-core/contract';
import type { z } from 'zod';

/** The time, as an argument: tests move it by hand. */
export interface Clock {
  /** Milliseconds since 1970, as this machine believes; somebody may set it, forwards and back. For what is written down. */
  now(): number;
  /** Milliseconds that have passed since some moment; only ever more. For every wait and every rate within one process. */
  elapsed(): number;
}

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };

/** One line for whoever operates the backend. Never a transcript, a token or an address. */
export type Log = (entry: { readonly event: string; readonly [field: string]: string | number | undefined }) => void;

/** The anonymous accounts of visitors. */
export interface Accounts {
  /** Deletes anonymous accounts that nobody has used since that moment (ms since 1970). */
  deleteIdle(beforeMs: number): Promise<void>;
}

/** Who sent a bearer token. Throws a BackendError `tokens_unavailable` when that cannot be found out now. */
export interface TokenVerifier {
  /** Undefined: nobody whom we know. */
  findUid(token: string): Promise<string | undefined>;
}

export type CaptchaVerdict =
  /** `captchaId` names this solution: whoever stores it first has used it up. */
  | { readonly kind: 'solved'; readonly captchaId: string; readonly expiresAtMs: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed' };

/** The captcha that runs here. Throws a BackendError `captcha_unavailable` when its service does not answer. */
export interface CaptchaVerifier {
  readonly kind: 'altcha' | 'recaptcha';
  /** What a visitor has to solve; work may grow with the use of the last hour. */
  challenge(use: { solvedWithinHour(): Promise<number> }): Promise<CaptchaChallenge>;
  verify(token: string, options: { readonly address: string | undefined }): Promise<CaptchaVerdict>;
}

export interface CreatedCall {
  /** What the page gets: the provider's own shape, without `monitor`. */
  readonly webCall: WebCall;
  /** What this backend wants to see again when it is to end the call; nobody else reads it, and it stays on the server. */
  readonly handle: string | undefined;
}

/** What the provider says about a call that is over. */
export interface CallReport {
  readonly callId: string;
  /** False: nobody was ever connected, and the call goes back to the visitor. */
  readonly wasConnected: boolean;
  readonly startedAt: string | undefined;
  readonly endedAt: string | undefined;
  /** Undefined when this report tells only that the call ended. */
  readonly transcript: string | undefined;
  readonly messages: readonly Readonly<Record<string, unknown>>[];
}

/** What of a request proves who sent it; names of headers in lower case. */
export interface SignedRequest {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

/** The provider telling by itself what happens to calls. */
export interface ProviderWebhook {
  isTrusted(request: SignedRequest, nowMs: number): boolean;
  /** False: its headers alone show that it is not the provider's, so that its body need not be read. */
  mayBeTrusted(headers: SignedRequest['headers'], nowMs: number): boolean;
  /** Reads an event: the report that it holds, or undefined of one that tells of no end. */
  readonly reportSchema: z.ZodType<CallReport | undefined>;
}

/** An answer of a voice that the backend itself speaks with, part by part. */
export interface TurnAnswer {
  /** Leaving the loop ends what is asked elsewhere. Throws nothing but the signal's reason. */
  readonly parts: AsyncGenerator<Exclude<CallTurnPart, { readonly type: 'end' }>, void, undefined>;
  /** What has come of it so far. */
  readonly outcome: () => {
    /** What the voice wants to see again with the next turn. */
    readonly state: string;
    readonly by: 'model' | 'guide';
    /** Why the language model did not answer, or not to its end. */
    readonly failure?: { readonly kind: string; readonly message: string } | undefined;
    readonly tokens: number;
  };
}

/** Answers what visitors say, where the backend does so itself. */
export interface TurnVoice {
  /** `state` undefined: the first turn. `mayAsk` false: without asking anybody who costs money. */
  answer(
    text: string,
    options: { readonly state: string | undefined; readonly mayAsk: boolean; readonly signal: AbortSignal },
  ): Promise<TurnAnswer>;
  /** The sound of a sentence, as the parts of an answer hold it; undefined where there is none. */
  speak(sentence: string, signal: AbortSignal): Promise<string | undefined>;
}

/** Who talks: the provider's REST API, or the guide in the page. Failures are BackendErrors `provider_…`. */
export interface VoiceBackend {
  /** Who will answer, as the page is told before it asks for a microphone. */
  readonly kind: NonNullable<CallStats['voice']>;
  /**
   * What carries its calls, as they are stored: 'daily' are rooms of Vapi's room service, 'guide' is the page itself,
   * 'model' is this backend, turn by turn.
   */
  readonly provider: string;
  /** Undefined while no credential is configured: then nobody tells, and the provider has to be asked. */
  readonly webhook?: ProviderWebhook | undefined;
  /** Undefined: calls are not answered here, and `/api/call/turn` is not found. */
  readonly turns?: TurnVoice | undefined;
  /** A sentence for whoever starts the site where this voice cannot answer as it is set; undefined: it can. */
  findFault?(): Promise<string | undefined>;
  createWebCall(options: { readonly reservationKey: string; readonly signal?: AbortSignal }): Promise<CreatedCall>;
  /** Ends a running call; false when the provider did not say that it is over. Never throws, since it also ends by itself. */
  endCall(call: { readonly callId: string; readonly handle: string | undefined }): Promise<boolean>;
  /**
   * The report of a call, or undefined while it runs or when the provider knows none. Throws what it was refused with. A
   * voice without it knows nothing of a call that the page does not know.
   */
  findReport?(callId: string): Promise<CallReport | undefined>;
  /** Deletes what the provider keeps of a call: transcript, recording, all of it. Twice is fine. Throws what it was refused with. */
  deleteCall(callId: string): Promise<void>;
}
