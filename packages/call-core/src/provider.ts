import type { CallEnd, CallError } from './call-error.ts';
import type { AbortSignalLike, Clock } from './platform.ts';
import type { CallTool } from './tool.ts';

/** 'voice': microphone and typing. 'text': typing only, no microphone request. */
export type CallMode = 'voice' | 'text';

/** Side of a call. */
export type Speaker = 'visitor' | 'assistant';

/** Progress of a start's stage. */
export type StageStatus = 'started' | 'completed' | 'skipped' | 'failed';

/** Event of a provider, from `create` until its session is left. */
export type ProviderEvent =
  /**
   * A stage of the start, by the provider's name. `limitMs`: default 20 s; null: none. `errorType` names its failure;
   * default 'start-method-error'. A stage starts once. A failed optional stage reports 'failed' and a 'degraded' event.
   */
  | {
      readonly type: 'stage';
      readonly stage: string;
      readonly status: StageStatus;
      readonly limitMs?: number | null | undefined;
      readonly errorType?: string | undefined;
    }
  /** The assistant is ready. Only the first one counts. */
  | { readonly type: 'talk-started' }
  /** `text` is the whole line so far, until it is final. */
  | { readonly type: 'transcript'; readonly speaker: Speaker; readonly text: string; readonly isFinal: boolean }
  /** If a provider never sends it for the assistant, the core derives it from the level. */
  | { readonly type: 'speaking'; readonly speaker: Speaker; readonly isSpeaking: boolean }
  /** The visitor interrupted; `unheard` is the sentence's rest, if known. */
  | { readonly type: 'interrupted'; readonly unheard?: string | undefined }
  /** With an `id`, the result returns through `answerTool`. */
  | { readonly type: 'tool-call'; readonly name: string; readonly arguments: unknown; readonly id?: string | undefined }
  | { readonly type: 'network'; readonly quality: NetworkQuality }
  /** The connection is lost or restored (ability 'reconnect'). */
  | { readonly type: 'connection'; readonly isReconnecting: boolean }
  /** The assistant left or returned while the connection is up. */
  | { readonly type: 'presence'; readonly isPresent: boolean }
  /** Speech recognition is being retried, or works again. `reason` is the browser's error. */
  | { readonly type: 'hearing'; readonly isHearing: boolean; readonly reason: string }
  /**
   * Sound is blocked until a press ('autoplay', default), paused by the system ('system'), missing because the
   * assistant's track ended ('track'), or plays again. While blocked or paused, offer `startAudio`.
   */
  | { readonly type: 'sound'; readonly isBlocked: boolean; readonly because?: 'autoplay' | 'system' | 'track' }
  /** The call continues with less. */
  | { readonly type: 'degraded'; readonly error: CallError }
  /**
   * Before the talk, this is a failed start. The core waits for late transcripts unless `isComplete`; a second 'ended'
   * with `isComplete` stops the wait.
   */
  | { readonly type: 'ended'; readonly end: CallEnd; readonly isComplete?: boolean | undefined }
  /** A raw message for the record; a later one with the same `supersedes` replaces it. */
  | { readonly type: 'message'; readonly message: ProviderMessage; readonly supersedes?: string | undefined };

/** Quality of the connection. */
export type NetworkQuality = 'good' | 'low' | 'lost';

/** Optional abilities. mobile-wait: the provider itself waits 1 s on phones. */
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
  /** Aborts when the call ends. */
  readonly signal: AbortSignalLike;
  readonly clock: Clock;
  /** For providers that announce the page's tools. */
  readonly tools?: Readonly<Record<string, CallTool>>;
  emit(event: ProviderEvent): void;
}

/** Context of `join`. */
export interface JoinContext extends CreateContext {
  /** Null in a typed call. The provider must not stop it. */
  readonly microphone: Microphone | null;
  /** At the join; `setMuted` reports changes. */
  readonly isMuted: boolean;
}

/** Size limit of a typed text, in units of the provider. */
export interface TextLimit {
  readonly max: number;
  measure(text: string): number;
}

/**
 * `create` makes a call without joining it, or rejects with a CallError. When `signal` aborts, it undoes its work and
 * rejects.
 */
export interface VoiceProvider {
  /** Default: no limit. Also read before a call exists. */
  readonly textLimit?: TextLimit | undefined;
  /** Preloads without connection, permission or cost. May be called often. */
  warmUp?(): void | Promise<void>;
  create(context: CreateContext): VoiceCall | Promise<VoiceCall>;
}

/** A created call, not joined yet. */
export interface VoiceCall {
  readonly callId: string;
  /** For the record. Default: the target's. */
  readonly assistantId?: string | undefined;
  /** Default: none. */
  readonly can?: readonly Ability[] | undefined;
  /** Rejects with a CallError. When `signal` aborts, it undoes its work. */
  join(context: JoinContext): VoiceSession | Promise<VoiceSession>;
  /** Instead of `join`: releases what `create` allocated. */
  discard?(): void | Promise<void>;
}

/** A joined call. */
export interface VoiceSession {
  /** The assistant's loudness, 0 to 1. */
  readonly assistantLevel: LevelSource;
  setMuted(isMuted: boolean): void;
  /** Typed words (ability 'text'). An exception refuses the text. */
  sendText?(text: string): void;
  /** Stops the assistant's speech (ability 'interrupt'); also called when the visitor hangs up on it. */
  interrupt?(): void;
  /** The assistant speaks `text` verbatim (ability 'say'). An exception refuses it. */
  say?(text: string): void;
  /** Context that the assistant does not answer (ability 'context'). An exception refuses it. */
  addContext?(text: string): void;
  /** Sets the volume, 0 to 1, default 1 (ability 'volume'). */
  setVolume?(ratio: number): void;
  /** Plays through this device; null: the browser's default (ability 'speaker'). */
  setSpeaker?(deviceId: string | null): void | Promise<void>;
  /** Switches the microphone; the core stops the previous one (ability 'microphone'). */
  setMicrophone?(microphone: Microphone): void | Promise<void>;
  /**
   * Called when the microphone has sound, or an unknown level, but no words come. Returns true if the provider opens the microphone itself:
   * the core then closes its own, because many phones give sound to one recorder only.
   */
  takeMicrophone?(): boolean;
  /** Plays blocked audio, in a press handler (ability 'start-audio'). Rejects if the browser still blocks it. */
  startAudio?(): void | Promise<void>;
  /**
   * Stops playback and listening synchronously; late transcripts follow until `leave`. Without it, unfinished lines
   * stay.
   */
  hangUp?(): void;
  /** Returns a tool's result (ability 'tool-results'). */
  answerTool?(id: string, result: unknown): void;
  /** Stops all sound before its first await; resolves once everything is released. */
  leave(): Promise<void>;
}

/** `track` is the platform's object, such as a MediaStreamTrack. */
export interface Microphone {
  readonly track: unknown;
  /** The visitor's loudness, 0 to 1. */
  readonly level: LevelSource;
  /** Mutes the track without closing it. */
  setMuted(isMuted: boolean): void;
  /** Closes the track. A second call does nothing. */
  stop(): void;
  /**
   * Calls `listener` once when the microphone is unplugged or its permission revoked, not after `stop`. Returns a
   * function that unsubscribes.
   */
  onLost?(listener: (error: CallError) => void): () => void;
  /**
   * Calls `listener` when the system (a phone call, a switch) mutes or unmutes the microphone. Returns a function that
   * unsubscribes.
   */
  onSystemMuted?(listener: (isMuted: boolean) => void): () => void;
}

/** Null or absent: the browser's default. */
export interface MicrophoneChoice {
  readonly deviceId?: string | null | undefined;
}

/** Rejects with a CallError 'microphone_…'. May wait indefinitely for permission. */
export type OpenMicrophone = (signal: AbortSignalLike, choice?: MicrophoneChoice) => Promise<Microphone>;

/** An assistant, squad or workflow, by id or inline. Other fields go to the provider. */
export interface CallTarget {
  readonly assistantId?: string | undefined;
  readonly assistant?: object | undefined;
  readonly squadId?: string | undefined;
  readonly squad?: object | undefined;
  readonly workflowId?: string | undefined;
  readonly workflow?: object | undefined;
  readonly [more: string]: unknown;
}

/** A provider's raw message: a JSON object with a type. */
export type ProviderMessage = Readonly<Record<string, unknown>> & { readonly type: string };

/** Returns 0 to 1. Call it once per animation frame. */
export type LevelSource = () => number;
