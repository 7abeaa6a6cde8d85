import type { CallEnd } from './call-end.ts';
import type { CallError } from './call-error.ts';
import type { ClientAction } from './contract/client-action.ts';
import type { WebCall } from './contract/web-call.ts';
import type { LevelSource } from './levels/level-source.ts';
import type { AbortSignalLike, Clock } from './platform.ts';
import type { ProviderMessage } from './provider-message.ts';
import type { StartStage } from './start-stage.ts';

/** An open microphone. `track` is the platform's own (a MediaStreamTrack in a browser); the core only passes it on. */
export interface Microphone {
  readonly track: unknown;
  /** Loudness of the visitor, 0 to 1. */
  readonly level: LevelSource;
  /** Silences the track without closing it. */
  setMuted(isMuted: boolean): void;
  /** Closes it: the browser's recording sign goes out. A second call does nothing. */
  stop(): void;
}

/** What a provider reports while it joins and talks. Anything reported after `leave` is ignored. */
export type ProviderEvent =
  /** A stage of the start. One that fails is told by what it leads to: 'failed', 'degraded', or a rejected `join`. */
  | { readonly type: 'stage'; readonly stage: StartStage; readonly status: 'started' | 'completed' | 'skipped' }
  /** The assistant can be talked to. Reported once or more; the first counts. */
  | { readonly type: 'talk-started' }
  | { readonly type: 'message'; readonly message: ProviderMessage }
  | { readonly type: 'action'; readonly action: ClientAction }
  /** The call goes on with less. */
  | { readonly type: 'degraded'; readonly error: CallError }
  | { readonly type: 'ended'; readonly end: CallEnd }
  | { readonly type: 'failed'; readonly error: CallError };

/** What a provider is given to join with. */
export interface JoinContext {
  /** Null in a typed call. It stays the caller's: the provider never stops it. */
  readonly microphone: Microphone | null;
  readonly isMuted: boolean;
  readonly signal: AbortSignalLike;
  readonly clock: Clock;
  emit(event: ProviderEvent): void;
}

/** A joined call. */
export interface ProviderSession {
  /** Loudness of the assistant, 0 to 1. */
  readonly assistantLevel: LevelSource;
  /** Hands over what the visitor typed. Throws a CallError 'message_too_large' over 4096 bytes on the wire. */
  sendText(text: string): void;
  setMuted(isMuted: boolean): void;
  /** Makes the assistant stop talking, at once. */
  interrupt(): void;
  /** Hangs up. Resolves when nothing of the call is alive; what must be silent is silent before the first await. */
  leave(): Promise<void>;
}

/**
 * Somebody to talk to. `join` rejects with a CallError, or resolves with a session; when `signal` aborts on the way,
 * it undoes what it did and rejects.
 */
export interface VoiceProvider {
  readonly name: string;
  /** True where the provider waits 1 s on phones by itself, so that nobody waits twice. */
  readonly waitsOnMobile?: boolean;
  join(webCall: WebCall, context: JoinContext): Promise<ProviderSession>;
}
