import type { CallTarget } from '../call-target.ts';
import type { Clock } from '../platform.ts';
import type { CallGate, CallLease, DeliverRecord, FindProvider, OpenMicrophone, WebCallSource } from './call-ports.ts';

/** What a call is made of: its ports, its target, and what the page wants to be told. */
export interface CallOptions {
  readonly openMicrophone: OpenMicrophone;
  readonly webCalls: WebCallSource;
  readonly findProvider: FindProvider;
  /** Whom `start` calls unless it is told otherwise. */
  readonly target?: CallTarget;
  readonly gate?: CallGate;
  readonly deliver?: DeliverRecord;
  /**
   * Takes the record of a call that still runs, at most every 2 s, so that a crash loses seconds and not the call. Every
   * draft holds all before it; the call's own record, told to `deliver`, replaces them.
   */
  readonly draft?: DeliverRecord;
  readonly lease?: CallLease;
  readonly clock?: Clock;
  /** Phones wait 1 s before joining (specification, section 9). */
  readonly isMobile?: boolean;
  /** What a listener or a port threw where nobody awaits it. Default: it is thrown again outside of the call. */
  readonly reportError?: (error: unknown) => void;
}
