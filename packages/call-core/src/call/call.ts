import type { CallEnd, CallError } from '../call-error.ts';
import type { CallRecord, ConversationLine, ConversationView, SaidLine } from '../conversation/call-record.ts';
import type { AbortSignalLike, Clock } from '../platform.ts';
import type {
  Ability,
  CallMode,
  CallTarget,
  LevelSource,
  NetworkQuality,
  OpenMicrophone,
  ProviderMessage,
  StageStatus,
  VoiceProvider,
} from '../provider.ts';

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
  /** A later choice of the same kind took its place. */
  | { readonly kind: 'replaced' }
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
  /** Hears the visitor through that device; kept across calls, until it is gone. In a talk it may make the browser ask. */
  setMicrophone(this: void, deviceId: string | null): Promise<ControlResult>;
  /**
   * Opens the microphone in a call that is typed, or whose hearing was lost, and goes on by voice. Call it within a
   * press: the browser may ask.
   */
  resumeVoice(this: void): Promise<ControlResult>;
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

/** What a page shows (specification, section 4). */
export type CallStatus = 'idle' | 'connecting' | 'active';

/**
 * Why one side is not heard. Visitor: 'typed' (the call has no microphone), 'muted', 'system-muted' (a phone call, say),
 * 'no-level' (a microphone that is switched off), 'no-words' (sound without a word), 'hearing-retried' and 'hearing-lost'
 * (speech recognition fails). Assistant: 'left', 'sound-blocked' (until a press), 'sound-paused' (by the system). Both:
 * 'line'.
 */
export type SilenceReason =
  | 'typed'
  | 'muted'
  | 'system-muted'
  | 'no-level'
  | 'no-words'
  | 'hearing-retried'
  | 'hearing-lost'
  | 'left'
  | 'sound-blocked'
  | 'sound-paused'
  | 'line';

/** Whether one side of a call is there and can be heard. */
export interface Liveness {
  /** 'silent': there, and not heard for now. 'gone': not there. */
  readonly state: 'alive' | 'silent' | 'gone';
  /** Milliseconds since 1970. */
  readonly sinceMs: number;
  /** Null while alive, and where there is no talk. */
  readonly because: SilenceReason | null;
  /** The browser's or provider's own word for it, where there is one. */
  readonly detail?: string | undefined;
}

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
  /** The browser plays nothing before a press, or the system paused it: offer a button that calls `startAudio`. */
  readonly isSoundBlocked: boolean;
  readonly network: NetworkQuality;
  /** Whether visitor and assistant can be heard, since when, and why not. */
  readonly liveness: { readonly visitor: Liveness; readonly assistant: Liveness };
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

/** What a call tells its listeners, by the voice SDK's names where it has one. */
export interface CallEventMap {
  'call-start-progress': {
    readonly stage: string;
    readonly status: StageStatus;
    /** Milliseconds from this stage's start; 0 when it starts. */
    readonly durationMs: number;
    readonly callId: string | null;
  };
  /** The start is over and succeeded, with what it took: for whoever measures. Told right before `call-start`. */
  'call-start-success': { readonly callId: string; readonly totalDurationMs: number };
  /** What `start` answers too. `error` is null when the visitor cancelled, `stage` where no stage was under way. */
  'call-start-failed': {
    readonly stage: string | null;
    readonly errorType: string;
    readonly error: CallError | null;
    readonly totalDurationMs: number;
  };
  /** The talk begins: for whoever shows it. Every one has a `call-end`. */
  'call-start': { readonly callId: string };
  /** A talk is over, with its record. A start that failed tells `call-start-failed` instead, and leaves no record. */
  'call-end': FinishedCall;
  message: ProviderMessage;
  /** A tool of the page was used. */
  'tool-call': { readonly name: string; readonly arguments: unknown; readonly result: unknown };
  /**
   * A tool was asked for and not used: the page has none of that name (then it is not answered: it may be another's),
   * its schema threw, or its handler did. `arguments` are the assistant's own words, `error` is what was thrown, null for an unknown tool.
   */
  'tool-refused': {
    readonly name: string;
    readonly arguments: unknown;
    readonly because: 'unknown' | 'invalid' | 'failed';
    readonly error: unknown;
  };
  /** What broke a talk, or left it with less: `error.severity` tells them apart. A failed start is `start`'s answer. */
  error: CallError;
}

/** What a listener can be told of. */
export type CallEventName = keyof CallEventMap;

/** Something that the assistant may do on the page. `handle` takes what the schema's `parse` answers. */
export interface CallTool {
  /** Reads the assistant's arguments and throws where they are none: a schema library's schema fits, or your own. */
  readonly schema: { parse(value: unknown): unknown };
  /** Does it. What it answers goes back to the assistant, where its provider takes results. */
  handle(this: void, value: never): unknown;
}

/** What was added to a running call since the last part: every message and every finished line stands in one part. */
export interface DraftPart {
  readonly messages: readonly ProviderMessage[];
  readonly lines: readonly SaidLine[];
}

/** Takes what one call leaves. It belongs to whoever was signed in when it was opened. */
export interface RecordKeeper {
  /** The talk begins; `head` is its record without anything said. With the parts it is what a crash would leave. */
  begin(head: CallRecord): void;
  /** What was added, soon after something was said and at most every 2 s. */
  append(part: DraftPart): void;
  /** The record, once, synchronously when the talk ends; it replaces all parts. Resolves when it is kept. */
  deliver(record: CallRecord): void | Promise<void>;
}

/** Takes the records of calls. `open` is called when a call has passed its gate. */
export interface CallDelivery {
  open(): RecordKeeper;
}

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
