import type { CallEnd } from '../call-end.ts';
import type { CallError } from '../call-error.ts';
import type { CallRecord } from '../conversation/call-record.ts';
import type { ConversationView } from '../conversation/conversation-view.ts';
import type { ConversationLine } from '../conversation/conversation-line.ts';
import type { Ability, CallMode, NetworkQuality } from '../provider.ts';
import type { CallStatus } from './transition.ts';

/** Everything about a call that a page shows, but levels, which are pulled. A new object for every change. */
export interface CallSnapshot {
  readonly status: CallStatus;
  /** What the start is waiting for, or null when nothing starts. */
  readonly stage: string | null;
  readonly mode: CallMode;
  readonly callId: string | null;
  /** Milliseconds since 1970, or null while there is no talk. */
  readonly startedAtMs: number | null;
  readonly isMuted: boolean;
  /** How loud the assistant is played, 0 to 1; of a provider that can (`can` has 'volume'). */
  readonly volume: number;
  /** What was chosen by `setMicrophone` and `setSpeaker`; null: the browser's own choice. */
  readonly microphoneId: string | null;
  readonly speakerId: string | null;
  /**
   * Typed while the call was not active yet; sent when it is. What could not be sent stays, for the next call of the same
   * target or for `unqueue`; a visitor who gives the start up gives them up, too.
   */
  readonly queuedTexts: readonly string[];
  readonly assistantIsSpeaking: boolean;
  readonly visitorIsSpeaking: boolean;
  /** The line is gone, and the provider tries to have it back. */
  readonly isReconnecting: boolean;
  /** The browser plays nothing before a press: offer a button that calls `startAudio`. */
  readonly isSoundBlocked: boolean;
  readonly network: NetworkQuality;
  /** What the call's provider can do beyond talking. */
  readonly can: readonly Ability[];
  readonly conversation: ConversationView;
  /** Why the last call did not start or broke off; null again at the next press. */
  readonly error: CallError | null;
}

/** A call that had begun and is over. The core forgets it; whoever wants to show it keeps this. */
export interface FinishedCall {
  readonly record: CallRecord;
  readonly lines: readonly ConversationLine[];
  readonly end: CallEnd;
}
