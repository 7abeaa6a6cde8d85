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
import type { CallTool } from '../tool.ts';

/** Options of `start`. */
export interface StartOptions {
  /** Default 'voice'. */
  readonly mode?: CallMode | undefined;
  readonly target?: CallTarget | undefined;
  /** Default: the last `setMuted` since the last talk, else false. */
  readonly isMuted?: boolean | undefined;
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
  /** Sent as soon as the call is active. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'refused'; readonly because: 'no-call' | 'empty' | 'not-supported' }
  /** In the unit of the provider's `textLimit`. */
  | { readonly kind: 'refused'; readonly because: 'too-large'; readonly size: number; readonly max: number }
  | { readonly kind: 'refused'; readonly because: 'failed'; readonly error: CallError };

/** Outcome of a control; `can` lists the supported ones. */
export type ControlResult =
  | { readonly kind: 'done' }
  /** No talk is active: applies from the next one on. */
  | { readonly kind: 'kept' }
  /** A later choice of the same kind replaced this one. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'refused'; readonly because: 'no-call' | 'not-supported' }
  | { readonly kind: 'refused'; readonly because: 'failed'; readonly error: CallError };

/** Makes calls, one at a time. */
export interface Call {
  readonly getSnapshot: () => CallSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls `listener` after the state has changed. Returns a function that unsubscribes. */
  on<Name extends CallEventName>(this: void, name: Name, listener: (event: CallEventMap[Name]) => void): () => void;
  /**
   * Resolves once the assistant is ready or the start failed; with null while a call runs. Rejects only with 'Assistant
   * or Squad or Workflow must be provided.'.
   */
  start(this: void, options?: StartOptions): Promise<StartOutcome | null>;
  /** Ends the call in any state; resolves when idle. */
  end(this: void): Promise<void>;
  /** `bindPage` of ./browser flushes it. */
  readonly delivery?: CallDelivery | undefined;
  /** Delivers the record and ends the call synchronously, for a closing page. */
  terminate(this: void): void;
  /** Sends a text, or queues it until the call is active. */
  send(this: void, text: string): SendResult;
  /** Removes the first queued text equal to `text`, or all without an argument. Returns the removed texts. */
  unqueue(this: void, text?: string): readonly string[];
  /** Mutes the visitor, for this talk or the next one; ends with the talk. */
  setMuted(this: void, isMuted: boolean): Promise<ControlResult>;
  /** The assistant's volume, 0 to 1; kept across calls. */
  setVolume(this: void, ratio: number): Promise<ControlResult>;
  /** A device of `listAudioDevices`; kept across calls. */
  setSpeaker(this: void, deviceId: string | null): Promise<ControlResult>;
  /**
   * Kept across calls until the device disappears. Takes effect once connected. During a talk the browser may ask for
   * permission.
   */
  setMicrophone(this: void, deviceId: string | null): Promise<ControlResult>;
  /** Opens the microphone in a typed call, or after hearing was lost. Call it in a press handler. */
  resumeVoice(this: void): Promise<ControlResult>;
  /** Plays audio that the browser blocked (`isSoundBlocked`). Call it in a press handler. */
  startAudio(this: void): Promise<ControlResult>;
  /** The assistant speaks `text` verbatim. */
  say(this: void, text: string): SendResult;
  /** Context that the assistant does not answer. */
  addContext(this: void, text: string): SendResult;
  /** Stops the assistant's speech. */
  interrupt(this: void): void;
  /** Preloads code; asks for no permission. Failures appear at the start. */
  warmUp(this: void): Promise<void>;
  /** Ends the call, removes all listeners and prevents further calls. Resolves when idle. */
  dispose(this: void): Promise<void>;
  /** The page's tools by name; a page may change them at any time. */
  readonly tools: Record<string, CallTool>;
  readonly levels: { readonly visitor: LevelSource; readonly assistant: LevelSource };
}

/** Public status. */
export type CallStatus = 'idle' | 'connecting' | 'active';

/**
 * Why one side is not heard. Visitor: 'typed' (no microphone), 'muted', 'system-muted' (such as a phone call),
 * 'no-level' (microphone off), 'no-words' (sound without words), 'hearing-retried', 'hearing-lost' (recognition fails).
 * Assistant: 'left', 'sound-blocked' (until a press), 'sound-paused' (by the system),
 * 'sound-lost' (its track ended). Both: 'line'.
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
  | 'sound-lost'
  | 'line';

/** Presence of one side. */
export interface Liveness {
  /** 'silent': present but not heard. */
  readonly state: 'alive' | 'silent' | 'gone';
  /** Milliseconds since 1970. */
  readonly sinceMs: number;
  /** Null while alive, and without a talk. */
  readonly because: SilenceReason | null;
  /** The browser's or provider's reason, if any. */
  readonly detail?: string | undefined;
}

/** Replaced at every change; levels are in `levels`. */
export interface CallSnapshot {
  readonly status: CallStatus;
  /** Stage of a running start. */
  readonly stage: string | null;
  readonly mode: CallMode;
  readonly callId: string | null;
  /** Milliseconds since 1970; null without a talk. */
  readonly startedAtMs: number | null;
  readonly isMuted: boolean;
  /** The assistant's volume, 0 to 1; needs 'volume' in `can`. */
  readonly volume: number;
  /** Null: the browser's default. */
  readonly microphoneId: string | null;
  readonly speakerId: string | null;
  /** Sent once the call is active. Unsent ones stay for the same target's next call; cancelling discards them. */
  readonly queuedTexts: readonly string[];
  readonly assistantIsSpeaking: boolean;
  /** True from the visitor's words until the answer (60 s at most), and while a tool runs. */
  readonly assistantIsThinking: boolean;
  readonly visitorIsSpeaking: boolean;
  /** The provider is reconnecting. */
  readonly isReconnecting: boolean;
  /** Sound is blocked until a press, or paused by the system: offer `startAudio`. */
  readonly isSoundBlocked: boolean;
  readonly network: NetworkQuality;
  /** Presence of each side. */
  readonly liveness: { readonly visitor: Liveness; readonly assistant: Liveness };
  /** Abilities of the current provider. */
  readonly can: readonly Ability[];
  readonly conversation: ConversationView;
  /** Error of the last call; null from the next start on. */
  readonly error: CallError | null;
}

/** A talk that has ended. */
export interface FinishedCall {
  readonly record: CallRecord;
  readonly lines: readonly ConversationLine[];
  readonly end: CallEnd;
}

/** Events and payloads. */
export interface CallEventMap {
  'call-start-progress': {
    readonly stage: string;
    readonly status: StageStatus;
    /** Milliseconds; 0 at the stage's start. */
    readonly durationMs: number;
    readonly callId: string | null;
  };
  /** Fires right before `call-start`. */
  'call-start-success': { readonly callId: string; readonly totalDurationMs: number };
  /** `error` is null after a cancellation, `stage` when none was running. */
  'call-start-failed': {
    readonly stage: string | null;
    readonly errorType: string;
    readonly error: CallError | null;
    readonly totalDurationMs: number;
  };
  /** The talk begins; a `call-end` always follows. */
  'call-start': { readonly callId: string };
  /** A talk ended. A failed start leaves no record. */
  'call-end': FinishedCall;
  message: ProviderMessage;
  /** A tool of the page ran. */
  'tool-call': { readonly name: string; readonly arguments: unknown; readonly result: unknown };
  /**
   * A tool call failed: unknown name (unanswered, as another client may provide it), invalid arguments, an exception,
   * or its time limit. `arguments` are unparsed; `error` is null for an unknown tool.
   */
  'tool-refused': {
    readonly name: string;
    readonly arguments: unknown;
    readonly because: 'unknown' | 'invalid' | 'failed' | 'timed-out';
    readonly error: unknown;
  };
  /** An error during a talk; `severity` says whether it continues. `start` reports failed starts. */
  error: CallError;
}

/** Name of a call event. */
export type CallEventName = keyof CallEventMap;

/** Additions since the last part; each is in exactly one part. */
export interface DraftPart {
  readonly messages: readonly ProviderMessage[];
  readonly lines: readonly SaidLine[];
}

/** Stores one call's record. */
export interface RecordKeeper {
  /** Called when the talk begins; `head` has no lines. */
  begin(head: CallRecord): void;
  /** Called soon after an addition, at most every 2 s. */
  append(part: DraftPart): void;
  /**
   * Called once, synchronously, when the talk ends; `record` replaces all parts. Resolves once it is stored. With
   * `isClosing` the page closes: no later tick sends it.
   */
  deliver(record: CallRecord, how?: { readonly isClosing: boolean }): void | Promise<void>;
}

/** Stores call records. `open` runs after the gate and identifies the visitor. */
export interface CallDelivery {
  open(): RecordKeeper;
  /** Sends records of earlier calls. */
  flush?(): Promise<void>;
}

/** Decides before the microphone is requested: null permits the call, an error refuses it. */
export interface CallGate {
  check(signal: AbortSignalLike): Promise<CallError | null>;
}

/**
 * Permits one call at a time across tabs. Resolves with a function that releases the lease, or null when another tab
 * holds it.
 */
export interface CallLease {
  acquire(): Promise<(() => void) | null>;
}

/** `Tools`: the types of the tools' arguments. */
export interface CallOptions<Tools extends object = Record<string, unknown>> {
  readonly provider: VoiceProvider;
  /** Default target of `start`. */
  readonly target?: CallTarget | undefined;
  readonly openMicrophone: OpenMicrophone;
  readonly gate?: CallGate | undefined;
  /** Default: one call per origin with the Web Locks API, else one per page. */
  readonly lease?: CallLease | undefined;
  /** `./delivery` has an implementation. */
  readonly delivery?: CallDelivery | undefined;
  /** By name; the call refuses all others. */
  readonly tools?: { readonly [Name in keyof Tools]: CallTool<Tools[Name]> } | undefined;
  /** Time limits by stage, in milliseconds; they override the provider's and the default limits. Null: no limit. */
  readonly stageLimitsMs?: Readonly<Record<string, number | null>> | undefined;
  /** Waits 1 s before joining: mobile browsers open the microphone late. */
  readonly isMobile?: boolean | undefined;
  readonly clock?: Clock | undefined;
  /** Receives exceptions of listeners and ports. Default: rethrown outside of the call. */
  readonly reportError?: ((error: unknown) => void) | undefined;
}
