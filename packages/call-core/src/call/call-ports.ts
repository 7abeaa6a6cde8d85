import type { CallError } from '../call-error.ts';
import type { CallTarget } from '../call-target.ts';
import type { CallRecord } from '../contract/call-record.ts';
import type { WebCall } from '../contract/web-call.ts';
import type { AbortSignalLike } from '../platform.ts';
import type { Microphone, VoiceProvider } from '../voice-provider.ts';

/** May this visitor call? Null lets the call begin; an error says why not. Asked before the microphone. */
export interface CallGate {
  check(signal: AbortSignalLike): Promise<CallError | null>;
}

/** Asks for the microphone; rejects with a CallError 'microphone_…'. */
export type OpenMicrophone = (signal: AbortSignalLike) => Promise<Microphone>;

/** Makes a web call; rejects with a CallError. */
export interface WebCallSource {
  create(target: CallTarget, signal: AbortSignalLike): Promise<WebCall>;
}

/** Who talks in this web call. Loaded when it is wanted, so that a page pays only for the provider it uses. */
export type FindProvider = (webCall: WebCall) => Promise<VoiceProvider>;

/** Takes the record of a call. `deliver` is called once per call, synchronously when the talk ends. */
export type DeliverRecord = (record: CallRecord) => void;

/** One call at a time, across tabs. Resolves with what gives the lease back, or null when another holds it. */
export interface CallLease {
  acquire(): Promise<(() => void) | null>;
}
