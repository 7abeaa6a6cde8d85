import type { WebCall } from '@asad/call-core/contract';

export interface CreatedCall {
  /** What the page gets: the provider's own shape, without `monitor`. */
  readonly webCall: WebCall;
  readonly assistantId: string;
  readonly provider: 'daily' | 'guide';
  /** Where a call can be ended from outside; stays on the server. */
  readonly controlUrl: string | undefined;
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

/** Who talks: the provider's REST API, or the guide in the page. Failures are BackendErrors `provider_…`. */
export interface VoiceBackend {
  /** Who will answer, as the page is told before it asks for a microphone. */
  readonly kind: 'guide' | 'provider';
  createWebCall(options: { readonly reservationKey: string; readonly signal?: AbortSignal }): Promise<CreatedCall>;
  /** Ends a running call; false when the provider did not say that it is over. Never throws, since it also ends by itself. */
  endCall(call: { readonly callId: string; readonly controlUrl: string | undefined }): Promise<boolean>;
  /** The report of a call, or undefined while it runs or when the provider cannot say. Never throws. */
  findReport(callId: string): Promise<CallReport | undefined>;
}
