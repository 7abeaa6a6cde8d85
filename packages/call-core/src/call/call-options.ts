import type { CallTarget } from '../call-target.ts';
import type { Clock } from '../platform.ts';
import type { CallGate, CallLease, DeliverRecord, FindProvider, OpenMicrophone, WebCallSource } from './call-ports.ts';

export interface CallOptions {
  readonly openMicrophone: OpenMicrophone;
  readonly webCalls: WebCallSource;
  readonly findProvider: FindProvider;
  /** Whom `start` calls unless it is told otherwise. */
  readonly target?: CallTarget;
  readonly gate?: CallGate;
  readonly deliver?: DeliverRecord;
  readonly lease?: CallLease;
  readonly clock?: Clock;
  /** Phones wait 1 s before joining (specification, section 9). */
  readonly isMobile?: boolean;
  /** What a listener threw. Default: the exception is thrown again outside of the call. */
  readonly reportError?: (error: unknown) => void;
}
