import type { CallError } from '../call-error.ts';
import type { CallTarget } from '../call-target.ts';
import type { OpenMicrophone } from '../microphone.ts';
import type { AbortSignalLike, Clock } from '../platform.ts';
import type { VoiceProvider } from '../provider.ts';
import type { CallDelivery } from './call-delivery.ts';
import type { CallTool } from './call-tool.ts';

/** May this visitor call? Null lets the call begin; an error says why not. Asked before the microphone. */
export interface CallGate {
  check(signal: AbortSignalLike): Promise<CallError | null>;
}

/** One call at a time, across tabs. Resolves with what gives the lease back, or null when another holds it. */
export interface CallLease {
  acquire(): Promise<(() => void) | null>;
}

/** What a call is made of: its provider, its ports, and what the page lets the assistant do. */
export interface CallOptions {
  readonly provider: VoiceProvider;
  /** Whom `start` calls unless it is told otherwise. */
  readonly target?: CallTarget;
  readonly openMicrophone: OpenMicrophone;
  readonly gate?: CallGate;
  readonly lease?: CallLease;
  /** Takes the records of calls; `./delivery` has one. */
  readonly delivery?: CallDelivery;
  /** What the assistant may do on the page, by name; everything else that it asks for is refused. */
  readonly tools?: Readonly<Record<string, CallTool>>;
  /**
   * How long stages of the start may take, by their names, in milliseconds: over the provider's and our own limits.
   * Null: as long as it likes, for a gate that waits for a person.
   */
  readonly stageLimitsMs?: Readonly<Record<string, number | null>>;
  /** Phones wait 1 s before joining (specification, section 9). */
  readonly isMobile?: boolean;
  readonly clock?: Clock;
  /** What a listener or a port threw where nobody awaits it. Default: it is thrown again outside of the call. */
  readonly reportError?: (error: unknown) => void;
}
