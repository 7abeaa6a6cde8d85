import type { CallEnd, CallError } from './call-error.ts';
import type { AbortSignalLike, Clock } from './platform.ts';
import type { CallTool, HandledTool } from './tool.ts';

/** 'voice': microphone and typing. 'text': typing only, the microphone is not requested. */
export type CallMode = 'voice' | 'text';

/** Side of a call. */
export type Speaker = 'visitor' | 'assistant';

/** Progress of a stage of the start. */
export type StageStatus = 'started' | 'completed' | 'skipped' | 'failed';

/** Event of a provider, from `create` until its session is left. */
export type ProviderEvent =
  /**
   * A stage of the start, by the provider's name. `limitMs` is its time limit (default 20 s; null: none),
   * `errorType` the name of its failure (default 'start-method-error'). A stage starts once. An optional
   * stage that fails reports 'failed' together with a 'degraded' event.
   */
  | {
      readonly type: 'stage';
      readonly stage: string;
      readonly status: StageStatus;
      readonly limitMs?: number | null;
      readonly errorType?: string;
    }
  /** The assistant is ready to talk. Only the first one counts. */
  | { readonly type: 'talk-started' }
  /** Transcript of one line: `text` is the whole line so far and grows until it is final. */
  | { readonly type: 'transcript'; readonly speaker: Speaker; readonly text: string; readonly isFinal: boolean }
  /**
   * One side starts or stops speaking. If a provider never reports the assistant's speech, the core derives
   * it from the level.
   */
  | { readonly type: 'speaking'; readonly speaker: Speaker; readonly isSpeaking: boolean }
  /** The visitor interrupted the assistant. `unheard` is the rest of the sentence, if the provider knows it. */
  | { readonly type: 'interrupted'; readonly unheard?: string }
  /** The assistant calls a tool; with an `id`, the result is returned through `answerTool`. */
  | { readonly type: 'tool-call'; readonly name: string; readonly arguments: unknown; readonly id?: string }
  | { readonly type: 'network'; readonly quality: NetworkQuality }
  /** The connection is lost and the provider is reconnecting (ability 'reconnect'), or is restored. */
  | { readonly type: 'connection'; readonly isReconnecting: boolean }
  /** The assistant left the call while the connection is up, or came back. */
  | { readonly type: 'presence'; readonly isPresent: boolean }
  /** Speech recognition failed and is being retried, or works again. `reason` is the browser's error. */
  | { readonly type: 'hearing'; readonly isHearing: boolean; readonly reason: string }
  /**
   * The browser blocks sound until a press ('autoplay', the default), the system paused it ('system'), or it
   * plays again. While it is blocked, a page offers `startAudio`.
   */
  | { readonly type: 'sound'; readonly isBlocked: boolean; readonly because?: 'autoplay' | 'system' }
  /** The call continues with reduced function. */
  | { readonly type: 'degraded'; readonly error: CallError }
  /**
   * The call ended; before the talk, this is a failed start. The core waits for late transcripts unless
   * `isComplete` is true; a second 'ended' with `isComplete` stops the wait.
   */
  | { readonly type: 'ended'; readonly end: CallEnd; readonly isComplete?: boolean }
  /** A raw message for the record. A later message with the same `supersedes` replaces it. */
  | { readonly type: 'message'; readonly message: ProviderMessage; readonly supersedes?: string };

/** Quality of the connection. */
export type NetworkQuality = 'good' | 'low' | 'lost';

/** Optional abilities of a provider's calls. mobile-wait: the provider itself waits 1 s on phones. */
export type Ability =
  | 'text'
  | 'interrupt'
  | 'tool-results'
  | 'mobile-wait'
  | 'say'
  | 'context'
  | 'volume'
  | 'speaker'
  | 'microphone'
  | 'start-audio'
  | 'reconnect';

/** Context of `create`. */
export interface CreateContext {
  readonly target: CallTarget;
  readonly mode: CallMode;
  /** Aborts when the call ends for any reason. */
  readonly signal: AbortSignalLike;
  readonly clock: Clock;
  /** Tools of the page, for a provider that announces them. */
  readonly tools?: Readonly<Record<string, CallTool | HandledTool>>;
  emit(event: ProviderEvent): void;
}

/** Context of `join`. */
export interface JoinContext extends CreateContext {
  /** Null in a typed call. The core owns the microphone: the provider must not stop it. */
  readonly microphone: Microphone | null;
  /** The mute state at the join; `setMuted` reports later changes. */
  readonly isMuted: boolean;
}

/** Maximum size of a typed text, in units of the provider. */
export interface TextLimit {
  readonly max: number;
  measure(text: string): number;
}

/**
 * A source of calls. `create` makes a call without joining it, or rejects with a CallError. When `signal` aborts,
 * it undoes its work and rejects.
 */
export interface VoiceProvider {
  /** Default: no limit. Also read before a call exists. */
  readonly textLimit?: TextLimit;
  /** Preloads without a connection, permission or cost. May be called often. */
  warmUp?(): void | Promise<void>;
  create(context: CreateContext): VoiceCall | Promise<VoiceCall>;
}

/** A created call that is not joined yet. */
export interface VoiceCall {
  readonly callId: string;
  /** Id of the assistant, for the record. Default: the target's. */
  readonly assistantId?: string;
  /** Default: none. */
  readonly can?: readonly Ability[];
  /** Joins the call. Rejects with a CallError. When `signal` aborts, it undoes its work. */
  join(context: JoinContext): VoiceSession | Promise<VoiceSession>;
  /** Called instead of `join`: releases what `create` allocated. */
  discard?(): void | Promise<void>;
}

/** A joined call. */
export interface VoiceSession {
  /** The assistant's loudness, 0 to 1. */
  readonly assistantLevel: LevelSource;
  setMuted(isMuted: boolean): void;
  /** Sends what the visitor typed (ability 'text'). An exception refuses the text. */
  sendText?(text: string): void;
  /** Stops the assistant's speech (ability 'interrupt'); also called when the visitor hangs up on it. */
  interrupt?(): void;
  /** Makes the assistant speak `text` verbatim (ability 'say'). An exception refuses the text. */
  say?(text: string): void;
  /** Gives the assistant context that it does not answer (ability 'context'). An exception refuses the text. */
  addContext?(text: string): void;
  /** Sets the assistant's playback volume, 0 to 1 (ability 'volume'). Default 1. */
  setVolume?(ratio: number): void;
  /** Plays the assistant through this device; null: the browser's default (ability 'speaker'). */
  setSpeaker?(deviceId: string | null): void | Promise<void>;
  /** Switches to another microphone; the core stops the previous one (ability 'microphone'). */
  setMicrophone?(microphone: Microphone): void | Promise<void>;
  /**
   * Plays audio that the browser blocked; called in a press handler (ability 'start-audio'). Rejects if the
   * browser still blocks it.
   */
  startAudio?(): void | Promise<void>;
  /**
   * Ends the talk: stops playback and listening synchronously, and reports late transcripts until `leave`. Without
   * it, unfinished lines stay as they are.
   */
  hangUp?(): void;
  /** Returns a tool's result (ability 'tool-results'). */
  answerTool?(id: string, result: unknown): void;
  /** Stops all sound before its first await; resolves once everything is released. */
  leave(): Promise<void>;
}

/** An open microphone. `track` is the platform's object, for example a MediaStreamTrack. */
export interface Microphone {
  readonly track: unknown;
  /** The visitor's loudness, 0 to 1. */
  readonly level: LevelSource;
  /** Mutes the track without closing it. */
  setMuted(isMuted: boolean): void;
  /** Closes the track. A second call does nothing. */
  stop(): void;
  /**
   * Calls `listener` once when the microphone is unplugged or its permission revoked, not after `stop`.
   * Returns a function that unsubscribes.
   */
  onLost?(listener: (error: CallError) => void): () => void;
  /**
   * Calls `listener` when the system mutes the microphone (a phone call, a hardware switch) or unmutes it.
   * Returns a function that unsubscribes.
   */
  onSystemMuted?(listener: (isMuted: boolean) => void): () => void;
}

/** Selects a microphone; null or absent: the browser's default. */
export interface MicrophoneChoice {
  readonly deviceId?: string | null;
}

/**
 * Opens a microphone. Rejects with a CallError 'microphone_…'. May wait indefinitely for the visitor's
 * permission.
 */
export type OpenMicrophone = (signal: AbortSignalLike, choice?: MicrophoneChoice) => Promise<Microphone>;

/** An assistant, squad or workflow, by id or inline. Other fields are passed to the provider. */
export interface CallTarget {
  readonly assistantId?: string | undefined;
  readonly assistant?: object | undefined;
  readonly squadId?: string | undefined;
  readonly squad?: object | undefined;
  readonly workflowId?: string | undefined;
  readonly workflow?: object | undefined;
  readonly [more: string]: unknown;
}

/** A raw message of a voice provider: a JSON object with a type. */
export type ProviderMessage = Readonly<Record<string, unknown>> & { readonly type: string };

/** Returns the loudness, 0 to 1. Call it once per animation frame. */
export type LevelSource = () => number;
