import type { CallError } from '../call-error.ts';
import type { CallTarget } from '../call-target.ts';
import type { LevelSource } from '../levels/level-source.ts';
import type { CallMode } from '../provider.ts';
import type { CallEventMap, CallEventName } from './call-events.ts';
import type { CallSnapshot } from './call-snapshot.ts';

/** How a call is started. */
export interface StartOptions {
  /** Default 'voice'. */
  readonly mode?: CallMode;
  readonly target?: CallTarget;
  /** Default false: the visitor is heard at once. */
  readonly isMuted?: boolean;
}

/** What became of a start. */
export type StartOutcome =
  | { readonly kind: 'started'; readonly callId: string }
  | { readonly kind: 'refused'; readonly error: CallError }
  /** The visitor gave it up, or the page went away. */
  | { readonly kind: 'cancelled' };

/** What became of a typed text. */
export type SendResult =
  | { readonly kind: 'sent' }
  /** It is sent when the call is active. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'refused'; readonly because: 'no-call' | 'empty' | 'not-supported' }
  /** `size` and `max` are in the provider's own units. */
  | { readonly kind: 'refused'; readonly because: 'too-large'; readonly size: number; readonly max: number }
  | { readonly kind: 'refused'; readonly because: 'failed'; readonly error: CallError };

/** What became of something that a page asked of a talk. A provider's `can` says ahead what it cannot do. */
export type ControlResult =
  | { readonly kind: 'done' }
  /** There is no talk yet: it holds from the next one on. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly because: 'no-call' | 'not-supported' }
  | { readonly kind: 'refused'; readonly because: 'failed'; readonly error: CallError };

/** A call that can be made again and again, one at a time. */
export interface Call {
  readonly getSnapshot: () => CallSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells `listener` of every `name` event, after the state has changed; answers with what stops it. */
  on<Name extends CallEventName>(this: void, name: Name, listener: (event: CallEventMap[Name]) => void): () => void;
  /**
   * Starts a call: lease, gate, microphone, provider. Resolves when the assistant can be talked to or the start has
   * failed; with null when a call was started already. Rejects only with 'Assistant or Squad or Workflow must be
   * provided.'.
   */
  start(this: void, options?: StartOptions): Promise<StartOutcome | null>;
  /** Ends the call in whatever state it is; resolves when idle. Without a call it does nothing. */
  end(this: void): Promise<void>;
  /** @deprecated The older name of `end`, for pages that have it. */
  stop(this: void): Promise<void>;
  /** Ends the call at once, for a page that goes away: the record is delivered before this returns. */
  terminate(this: void): void;
  /** Hands over a typed text; queued until the call is active. */
  send(this: void, text: string): SendResult;
  /**
   * Takes back what waits to be sent: the first text that reads so, or, without one, all. Answers with what was taken.
   * What is queued is in the snapshot's `queuedTexts`.
   */
  unqueue(this: void, text?: string): readonly string[];
  /** Resolves with what holds now. The preference outlives whatever the provider does to the audio. */
  setMuted(this: void, isMuted: boolean): Promise<boolean>;
  /** How loud the assistant is played, 0 to 1; kept across calls. */
  setVolume(this: void, ratio: number): Promise<ControlResult>;
  /** Plays the assistant through that device, from `listAudioDevices` of ./browser; kept across calls. */
  setSpeaker(this: void, deviceId: string | null): Promise<ControlResult>;
  /** Hears the visitor through that device; kept across calls. In a talk it may make the browser ask. */
  setMicrophone(this: void, deviceId: string | null): Promise<ControlResult>;
  /** Plays what the browser held back (`isSoundBlocked`). Call it within a press. */
  startAudio(this: void): Promise<ControlResult>;
  /** Has the assistant say `text` aloud, as it is. */
  say(this: void, text: string): SendResult;
  /** Tells the assistant something that it does not answer: what the visitor looks at, say. */
  addContext(this: void, text: string): SendResult;
  /** Makes the assistant stop talking. */
  interrupt(this: void): void;
  /** Loads ahead what a call needs, at a hover or an idle moment; asks for nothing. What fails, the start will tell. */
  warmUp(this: void): Promise<void>;
  /** Ends the call, forgets every listener and starts no other. Resolves when idle. */
  dispose(this: void): Promise<void>;
  readonly levels: { readonly visitor: LevelSource; readonly assistant: LevelSource };
}
