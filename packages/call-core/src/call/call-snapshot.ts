import type { CallEnd } from '../call-end.ts';
import type { CallError } from '../call-error.ts';
import type { CallRecord } from '../contract/call-record.ts';
import type { ConversationView } from '../conversation/conversation.ts';
import type { ConversationLine } from '../conversation/conversation-line.ts';
import type { CallMode, CallStateName, CallStatus } from '../machine/call-state.ts';
import type { StartStage } from '../start-stage.ts';

/** Everything about a call that a page shows, but levels, which are pulled. A new object for every change. */
export interface CallSnapshot {
  readonly status: CallStatus;
  /** The state behind the status, for those who want to know more. */
  readonly phase: CallStateName;
  /** What the start is waiting for, or null when nothing starts. */
  readonly stage: StartStage | null;
  readonly mode: CallMode;
  readonly callId: string | null;
  /** Milliseconds since 1970, or null while there is no talk. */
  readonly startedAtMs: number | null;
  readonly isMuted: boolean;
  /** Typed while the call was not active yet; sent when it is. */
  readonly queuedTexts: readonly string[];
  readonly assistantIsSpeaking: boolean;
  readonly conversation: ConversationView;
  /** Why the last call did not start or broke off; null again at the next press. */
  readonly error: CallError | null;
}

/** A call that had begun and is over. The machine forgets it; whoever wants to show it keeps this. */
export interface FinishedCall {
  readonly record: CallRecord;
  readonly lines: readonly ConversationLine[];
  readonly end: CallEnd;
}
