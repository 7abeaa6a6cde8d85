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
import type { CallTool, HandledTool } from '../tool.ts';

/** Options of `start`. */
export interface StartOptions {
  /** Default 'voice'. */
  readonly mode?: CallMode;
  readonly target?: CallTarget;
  /** Default: as set by `setMuted` since the last talk, else false. */
  readonly isMuted?: boolean;
}

/** Outcome of `start`. */
export type StartOutcome =
  | { readonly kind: 'started'; readonly callId: string }
  | { readonly kind: 'refused'; readonly error: CallError }
  /** The visitor cancelled, or the page closed. */
  | { readonly kind: 'cancelled' };

/** Outcome of `send`. */
export type SendResult =
  | { readonly kind: 'sent' }
  /** The call sends the text as soon as it is active. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'refused'; readonly because: 'no-call' | 'empty' | 'not-supported' }
  /** `size` and `max` use the unit of the provider's `textLimit`. */
  | { readonly kind: 'refused'; readonly because: 'too-large'; readonly size: number; readonly max: number }
  | { readonly kind: 'refused'; readonly because: 'failed'; readonly error: CallError };

/** Outcome of a control. `can` lists the supported ones. */
export type ControlResult =
  | { readonly kind: 'done' }
  /** No talk is active: the setting applies from the next one on. */
  | { readonly kind: 'kept' }
  /** A later choice of the same kind replaced this one. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'refused'; readonly because: 'no-call' | 'not-supported' }
  | { readonly kind: 'refused'; readonly because: 'failed'; readonly error: CallError };

/** A controller that makes calls, one at a time. */
export interface Call {
  readonly getSnapshot: () => CallSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls `listener` for each `name` event, after the state has changed. Returns a function that unsubscribes. */
  on<Name extends CallEventName>(this: void, name: Name, listener: (event: CallEventMap[Name]) => void): () => void;
  /**
   * Starts a call. Resolves once the assistant is ready or the start has failed; with null when a call is running.
   * Rejects only with 'Assistant or Squad or Workflow must be provided.'.
   */
  start(this: void, options?: StartOptions): Promise<StartOutcome | null>;
  /** Ends the call in any state and resolves when idle. Does nothing without a call. */
  end(this: void): Promise<void>;
  /** @deprecated The older name of `end`; it warns, and works for one release. */
  stop(this: void): Promise<void>;
  /** The `delivery` of the options, for `bindPage` of ./browser. */
  readonly delivery?: CallDelivery | undefined;
  /** Ends the call synchronously, for a page that closes; delivers the record first. */
  terminate(this: void): void;
  /** Sends a typed text, or queues it until the call is active. */
  send(this: void, text: string): SendResult;
  /** Removes the first queued text equal to `text`, or all without an argument. Returns the removed texts. */
  unqueue(this: void, text?: string): readonly string[];
  /** Mutes or unmutes the visitor, for this talk or for the next one; ends with the talk. */
  setMuted(this: void, isMuted: boolean): Promise<ControlResult>;
  /** Sets the assistant's playback volume, 0 to 1; kept across calls. */
  setVolume(this: void, ratio: number): Promise<ControlResult>;
  /** Plays the assistant through a device of `listAudioDevices`; kept across calls. */
  setSpeaker(this: void, deviceId: string | null): Promise<ControlResult>;
  /**
   * Uses this microphone; kept across calls until the device disappears. Takes effect once the call is connected.
   * During a talk the browser may ask for permission.
   */
  setMicrophone(this: void, deviceId: string | null): Promise<ControlResult>;
  /** Opens the microphone in a typed call, or after hearing was lost. Call it in a press handler. */
  resumeVoice(this: void): Promise<ControlResult>;
  /** Plays audio that the browser blocked (`isSoundBlocked`). Call it in a press handler. */
  startAudio(this: void): Promise<ControlResult>;
  /** Makes the assistant speak `text` verbatim. */
  say(this: void, text: string): SendResult;
  /** Gives the assistant context that it does not answer. */
  addContext(this: void, text: string): SendResult;
  /** Stops the assistant's speech. */
  interrupt(this: void): void;
  /** Preloads what a call needs. Asks for no permission. Failures appear when the call starts. */
  warmUp(this: void): Promise<void>;
  /** Ends the call, removes all listeners and prevents further calls. Resolves when idle. */
  dispose(this: void): Promise<void>;
  /** The page's tools by name. A page may add, replace and delete them at any time. */
  readonly tools: Record<string, CallTool | HandledTool>;
  readonly levels: { readonly visitor: LevelSource; readonly assistant: LevelSource };
}

/** Public status of a call. */
export type CallStatus = 'idle' | 'connecting' | 'active';

/**
 * Reason why one side is not heard. Visitor: 'typed' (no microphone), 'muted', 'system-muted' (for example a
 * phone call), 'no-level' (no signal: the microphone is switched off), 'no-words' (sound without words),
 * 'hearing-retried' and 'hearing-lost' (speech recognition fails). Assistant: 'left', 'sound-blocked' (until
 * a press), 'sound-paused' (by the system). Both: 'line'.
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

/** Presence of one side of a call. */
export interface Liveness {
  /** 'silent': present but not heard at the moment. 'gone': not present. */
  readonly state: 'alive' | 'silent' | 'gone';
  /** Milliseconds since 1970. */
  readonly sinceMs: number;
  /** Null while alive, and without a talk. */
  readonly because: SilenceReason | null;
  /** The browser's or provider's own reason, if it gave one. */
  readonly detail?: string | undefined;
}

/** The state of a call, replaced at every change. Levels are in `levels`. */
export interface CallSnapshot {
  readonly status: CallStatus;
  /** Stage of a running start, else null. */
  readonly stage: string | null;
  readonly mode: CallMode;
  readonly callId: string | null;
  /** Milliseconds since 1970, or null without a talk. */
  readonly startedAtMs: number | null;
  readonly isMuted: boolean;
  /** The assistant's volume, 0 to 1; needs 'volume' in `can`. */
  readonly volume: number;
  /** Devices set by `setMicrophone` and `setSpeaker`; null: the browser's default. */
  readonly microphoneId: string | null;
  readonly speakerId: string | null;
  /**
   * Texts that the call sends once it is active. Unsent ones stay for the next call of the same target; cancelling
   * the start discards them.
   */
  readonly queuedTexts: readonly string[];
  readonly assistantIsSpeaking: boolean;
  /** True from the visitor's words until the answer (10 s at most), and while a tool runs. */
  readonly assistantIsThinking: boolean;
  readonly visitorIsSpeaking: boolean;
  /** The connection is lost and the provider is reconnecting. */
  readonly isReconnecting: boolean;
  /** The browser blocks sound until a press, or the system paused it: offer `startAudio`. */
  readonly isSoundBlocked: boolean;
  readonly network: NetworkQuality;
  /** Presence of each side. */
  readonly liveness: { readonly visitor: Liveness; readonly assistant: Liveness };
  /** The abilities of the current provider. */
  readonly can: readonly Ability[];
  readonly conversation: ConversationView;
  /** Error of the last call; null from the next start on. */
  readonly error: CallError | null;
}

/** A talk that has ended. The core keeps no copy. */
export interface FinishedCall {
  readonly record: CallRecord;
  readonly lines: readonly ConversationLine[];
  readonly end: CallEnd;
}

/** Events of a call and their payloads. */
export interface CallEventMap {
  'call-start-progress': {
    readonly stage: string;
    readonly status: StageStatus;
    /** Milliseconds since the stage started; 0 at its start. */
    readonly durationMs: number;
    readonly callId: string | null;
  };
  /** The start succeeded. Fires right before `call-start`. */
  'call-start-success': { readonly callId: string; readonly totalDurationMs: number };
  /** The start failed. `error` is null after a cancellation, `stage` when no stage was running. */
  'call-start-failed': {
    readonly stage: string | null;
    readonly errorType: string;
    readonly error: CallError | null;
    readonly totalDurationMs: number;
  };
  /** The talk begins. Every `call-start` is followed by a `call-end`. */
  'call-start': { readonly callId: string };
  /** A talk has ended, with its record. A failed start leaves none. */
  'call-end': FinishedCall;
  message: ProviderMessage;
  /** A tool of the page ran. */
  'tool-call': { readonly name: string; readonly arguments: unknown; readonly result: unknown };
  /**
   * A tool call failed: unknown name (unanswered, since another client may provide it), invalid arguments, an
   * exception, or its time limit. `arguments` are unparsed; `error` is null for an unknown tool.
   */
  'tool-refused': {
    readonly name: string;
    readonly arguments: unknown;
    readonly because: 'unknown' | 'invalid' | 'failed' | 'timed-out';
    readonly error: unknown;
  };
  /** An error during a talk; its `severity` says whether the talk continues. Failed starts are reported by `start`. */
  error: CallError;
}

/** Name of a call event. */
export type CallEventName = keyof CallEventMap;

/** Additions since the last part. Every message and finished line is in exactly one part. */
export interface DraftPart {
  readonly messages: readonly ProviderMessage[];
  readonly lines: readonly SaidLine[];
}

/** Stores the record of one call. */
export interface RecordKeeper {
  /** Called when the talk begins; `head` is the record without lines. */
  begin(head: CallRecord): void;
  /** Called soon after an addition, at most every 2 s. */
  append(part: DraftPart): void;
  /**
   * Called once, synchronously, when the talk ends; the record replaces all parts. Resolves once the record
   * is stored.
   */
  deliver(record: CallRecord): void | Promise<void>;
}

/** Stores the records of calls. `open` runs after the gate, and identifies the visitor. */
export interface CallDelivery {
  open(): RecordKeeper;
  /** Counts records that wait to be sent. */
  countWaiting?(): Promise<number>;
}

/** Permission to call, before the microphone is requested. Null lets the call begin; an error refuses it. */
export interface CallGate {
  check(signal: AbortSignalLike): Promise<CallError | null>;
}

/**
 * Limits a site to one call at a time, across tabs. Resolves with a function that releases the lease, or null
 * when another tab holds it.
 */
export interface CallLease {
  acquire(): Promise<(() => void) | null>;
}

/** Options of a call. `Tools` are the types of the tools' arguments. */
export interface CallOptions<Tools extends object = Record<string, unknown>> {
  readonly provider: VoiceProvider;
  /** Default target of `start`. */
  readonly target?: CallTarget;
  readonly openMicrophone: OpenMicrophone;
  readonly gate?: CallGate;
  readonly lease?: CallLease;
  /** Stores the records of calls; `./delivery` has an implementation. */
  readonly delivery?: CallDelivery;
  /** Tools of the page by name; the call refuses all others. */
  readonly tools?: { readonly [Name in keyof Tools]: CallTool<Tools[Name]> | HandledTool };
  /**
   * Time limits of start stages by name, in milliseconds; they override the provider's and the default
   * limits. Null: no limit, for a gate that waits for a person.
   */
  readonly stageLimitsMs?: Readonly<Record<string, number | null>>;
  /** Waits 1 s before joining: mobile browsers open the microphone late. */
  readonly isMobile?: boolean;
  readonly clock?: Clock;
  /** Receives exceptions of listeners and ports. Default: rethrown outside of the call. */
  readonly reportError?: (error: unknown) => void;
}
