import type { CallError, CallMode, CallSnapshot, FinishedCall } from '@asad/call-core';
import type { CallStats } from '@asad/call-core/contract';
import type { Mention } from './find-mention.ts';
import type { PortfolioCall } from './portfolio-call.ts';

/** What the call screen shows, and what can be done on it. */
export interface CallScreen {
  readonly portfolio: PortfolioCall;
  /** The newest statistics, or null: a visitor who is known already has them before the press. */
  readonly stats: CallStats | null;
  readonly snapshot: CallSnapshot;
  readonly dialog: 'none' | 'verification' | 'limit';
  /** A dialog was wanted; they stay mounted from then on, so that a closing one can leave as it came. */
  readonly hasDialogs: boolean;
  /** What went wrong with the last press and is told on the page. */
  readonly error: CallError | null;
  /** The last call, until the next begins. */
  readonly finished: FinishedCall | null;
  /** What ASAD points at now, and all that he pointed at in this call, the oldest first. */
  /** What ASAD points at now: one entry, or those of a list. */
  readonly shown: readonly Mention[];
  readonly mentions: readonly Mention[];
  readonly suggestions: readonly string[];
  /** This browser cannot turn speech into text; the guide said so. */
  readonly cannotHear: boolean;
  readonly press: (mode?: CallMode) => void;
  readonly closeDialog: () => void;
  readonly dismissShown: () => void;
  readonly dismissError: () => void;
}
