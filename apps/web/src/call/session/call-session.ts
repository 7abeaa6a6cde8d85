import type { Call, CallMode } from '@asad/call-core';
import type { CallStats } from '@asad/call-core/contract';
import type { Outbox } from '@asad/call-core/delivery';
import type { Identity } from '../../identity/identity.ts';
import type { BackendClient } from './backend-client.ts';
import type { VerificationMemory } from '../verification/verification-memory.ts';

/** The call of this site with what belongs to it: backend, identity, verification, records to deliver. */
export interface CallSession {
  readonly call: Call;
  readonly outbox: Outbox;
  readonly backend: BackendClient;
  readonly verification: VerificationMemory;
  /** Loads identity; a second call answers with the same. */
  readonly getIdentity: () => Promise<Identity>;
  /** Loads code and configuration ahead of a press: on hover, focus or touch. Never asks for anything. */
  readonly warmUp: () => void;
  /** Starts a call; 'cannot_hear' is refused where it had better be typed, and nothing is spent. */
  readonly start: (mode: CallMode) => ReturnType<Call['start']>;
  /** Opens the sound within the visitor's press, which is where Safari allows it. */
  readonly primeSound: () => void;
  /**
   * Tells the newest statistics. A visitor who passed the check before is told without a press, once the page rests;
   * nobody else pays for that. Returns what ends it.
   */
  readonly watchStats: (listener: (stats: CallStats) => void) => () => void;
  /** Delivers what earlier visits left, and ends the call when the page goes. Returns what undoes it. */
  readonly attach: () => () => void;
}
