import type { CallEnd, CallError } from './call-error.ts';
import type { AbortSignalLike, Clock } from './platform.ts';

/** voice: through the microphone, and typing beside it. text: typing only, no microphone is asked for. */
export type CallMode = 'voice' | 'text';

/** Who speaks. */
export type Speaker = 'visitor' | 'assistant';

/** How a stage of the start goes. */
export type StageStatus = 'started' | 'completed' | 'skipped' | 'failed';

/** What a provider reports from `create` until its session is left. What comes later is not heard. */
export type ProviderEvent =
  /**
   * A stage of the start, by the provider's own name. `limitMs` is how long it may take (default 20 s; null: no limit),
   * `errorType` the name of its failure (default 'start-method-error'); a stage starts once. One that fails and is not needed says
   * 'failed' beside a 'degraded'.
   */
  | {
      readonly type: 'stage';
      readonly stage: string;
      readonly status: StageStatus;
      readonly limitMs?: number | null;
      readonly errorType?: string;
    }
  /** A sign of life: the assistant can be talked to. The first one counts. */
  | { readonly type: 'talk-started' }
  /** What somebody said: `text` is all of the line so far, and grows until it is final. */
  | { readonly type: 'transcript'; readonly speaker: Speaker; readonly text: string; readonly isFinal: boolean }
  /** Somebody begins or stops to speak. Of a provider that never reports the assistant's, the level tells it. */
  | { readonly type: 'speaking'; readonly speaker: Speaker; readonly isSpeaking: boolean }
  /** The assistant was cut short by the visitor. */
  | { readonly type: 'interrupted' }
  /** The assistant wants something done; with an `id`, the result goes back through `answerTool`. */
  | { readonly type: 'tool-call'; readonly name: string; readonly arguments: unknown; readonly id?: string }
  | { readonly type: 'network'; readonly quality: NetworkQuality }
  /** The line is gone and its provider tries to have it back (ability 'reconnect'), or has it back. */
  | { readonly type: 'connection'; readonly isReconnecting: boolean }
  /** The assistant has left the call while the line stands, or is back. */
  | { readonly type: 'presence'; readonly isPresent: boolean }
  /** Speech is not turned into text for now and it is tried again, or works again. `reason` is the browser's word. */
  | { readonly type: 'hearing'; readonly isHearing: boolean; readonly reason: string }
  /**
   * The browser plays nothing before a press ('autoplay', the default), or the system paused it ('system'), or it plays
   * again: a page then offers `startAudio`.
   */
  | { readonly type: 'sound'; readonly isBlocked: boolean; readonly because?: 'autoplay' | 'system' }
  /** The call goes on with less. */
  | { readonly type: 'degraded'; readonly error: CallError }
  /**
   * The call is over. Before the talk it is a start that failed. Late transcripts are waited for, unless `isComplete`
   * says that none comes; a second 'ended' that is complete ends the wait.
   */
  | { readonly type: 'ended'; readonly end: CallEnd; readonly isComplete?: boolean }
  /** A raw message, kept in the record. A later one with the same `supersedes` replaces it there. */
  | { readonly type: 'message'; readonly message: ProviderMessage; readonly supersedes?: string };

/** How well the line holds. */
export type NetworkQuality = 'good' | 'low' | 'lost';

/**
 * What a provider's calls can do beyond talking. mobile-wait: it waits 1 s on phones by itself, so that nobody waits
 * twice.
 */
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

/** What a provider is given to make a call with. */
export interface CreateContext {
  readonly target: CallTarget;
  readonly mode: CallMode;
  /** Aborts when the call is over, for whatever reason. */
  readonly signal: AbortSignalLike;
  readonly clock: Clock;
  emit(event: ProviderEvent): void;
}

/** What a provider is given to join a call with. */
export interface JoinContext extends CreateContext {
  /** Null in a typed call. It stays the core's: the provider never stops it. */
  readonly microphone: Microphone | null;
  /** Whether the visitor is muted by now; later changes come through `setMuted`. */
  readonly isMuted: boolean;
}

/** How large a typed text may be, in the provider's own units. */
export interface TextLimit {
  readonly max: number;
  measure(text: string): number;
}

/**
 * Somebody to talk to. `create` makes a call and joins nothing; it rejects with a CallError. When `signal` aborts on
 * the way, it undoes what it did and rejects; what it hands over all the same is discarded.
 */
export interface VoiceProvider {
  /** Default: every text can be sent. Asked before a call is made, too. */
  readonly textLimit?: TextLimit;
  /** Loads ahead what a call needs; opens, asks and spends nothing. May be called often. */
  warmUp?(): void | Promise<void>;
  create(context: CreateContext): Promise<VoiceCall>;
}

/** A call that was made and not joined yet. */
export interface VoiceCall {
  readonly callId: string;
  /** Who answers, for the record. Default: the target's. */
  readonly assistantId?: string;
  /** Default: none. */
  readonly can?: readonly Ability[];
  /** Rejects with a CallError, or resolves with a session. When `signal` aborts on the way, it undoes what it did. */
  join(context: JoinContext): Promise<VoiceSession>;
  /** Called instead of `join` when nobody will: gives back what making it took. */
  discard?(): void | Promise<void>;
}

/** A joined call. */
export interface VoiceSession {
  /** Loudness of the assistant, 0 to 1. */
  readonly assistantLevel: LevelSource;
  setMuted(isMuted: boolean): void;
  /** Hands over what the visitor typed (ability 'text'). What it throws refuses the text. */
  sendText?(text: string): void;
  /** Makes the assistant stop talking, at once (ability 'interrupt'). */
  interrupt?(): void;
  /** Has the assistant say `text` aloud, as it is (ability 'say'). What it throws refuses the text. */
  say?(text: string): void;
  /** Tells the assistant something that it does not answer (ability 'context'). What it throws refuses the text. */
  addContext?(text: string): void;
  /** How loud the assistant is played, 0 to 1 (ability 'volume'). Default 1. */
  setVolume?(ratio: number): void;
  /** Plays the assistant through that device; null: the browser's choice (ability 'speaker'). */
  setSpeaker?(deviceId: string | null): void | Promise<void>;
  /** Hears the visitor through another microphone; the one before is stopped by the core (ability 'microphone'). */
  setMicrophone?(microphone: Microphone): void | Promise<void>;
  /** Plays what the browser held back; called within a press (ability 'start-audio'). Rejects where it still does. */
  startAudio?(): void | Promise<void>;
  /**
   * The talk is over: tells the other side, falls silent and stops listening at once, but reports transcripts until
   * `leave`. Without it, words that are not final when the visitor hangs up stay as they are.
   */
  hangUp?(): void;
  /** Hands back what a tool answered (ability 'tool-results'). */
  answerTool?(id: string, result: unknown): void;
  /** Hangs up. Resolves when nothing of the call is alive; what must be silent is silent before the first await. */
  leave(): Promise<void>;
}

/** An open microphone. `track` is the platform's own (a MediaStreamTrack in a browser); the core only passes it on. */
export interface Microphone {
  readonly track: unknown;
  /** Loudness of the visitor, 0 to 1. */
  readonly level: LevelSource;
  /** Silences the track without closing it. */
  setMuted(isMuted: boolean): void;
  /** Closes it: the browser's recording sign goes out. A second call does nothing. */
  stop(): void;
  /** Tells, once, that it was unplugged or revoked; not that it was stopped. Answers with what stops listening. */
  onLost?(listener: (error: CallError) => void): () => void;
  /** Tells when the system silences it (a phone call, a switch) and when it is back. Answers with what stops listening. */
  onSystemMuted?(listener: (isMuted: boolean) => void): () => void;
}

/** Which microphone to open; null or none: the browser's own choice. */
export interface MicrophoneChoice {
  readonly deviceId?: string | null;
}

/** Asks for the microphone; rejects with a CallError 'microphone_…'. It may wait as long as the visitor likes. */
export type OpenMicrophone = (signal: AbortSignalLike, choice?: MicrophoneChoice) => Promise<Microphone>;

/** Whom to call: one of assistant, squad or workflow, by id or in full. What else stands in it is the provider's. */
export interface CallTarget {
  readonly assistantId?: string | undefined;
  readonly assistant?: object | undefined;
  readonly squadId?: string | undefined;
  readonly squad?: object | undefined;
  readonly workflowId?: string | undefined;
  readonly workflow?: object | undefined;
  readonly [more: string]: unknown;
}

/** A raw message of a voice provider (specification, section 3): any JSON object with a type. */
export type ProviderMessage = Readonly<Record<string, unknown>> & { readonly type: string };

/** A loudness that is pulled, once per animation frame, by whoever shows it: 0 silence to 1 loudest. Never pushed. */
export type LevelSource = () => number;
