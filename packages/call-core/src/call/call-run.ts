import { type CallEnd, type CallErrorCode, toCallError } from '../call-error.ts';
import type {
  CallMode,
  CallTarget,
  LevelSource,
  Microphone,
  NetworkQuality,
  Speaker,
  VoiceCall,
  VoiceSession,
} from '../provider.ts';
import { type Conversation, createConversation } from '../conversation/conversation.ts';
import type { Clock } from '../platform.ts';
import type { Call, CallOptions, FinishedCall, RecordKeeper, StartOutcome } from './call.ts';
import type { ToldEvent } from './turns.ts';
import type { Guard } from './guard.ts';
import { createScope, type Scope } from './scope.ts';
import type { TextQueue } from './text-queue.ts';
import type { CallHappening } from './transition.ts';

/** A step of the start, and the name of its failure. */
export interface Stage {
  readonly name: string;
  readonly errorType: string;
}

/** What the parts of a call share. */
export interface CallParts {
  readonly options: CallOptions;
  readonly clock: Clock;
  readonly guard: Guard;
  /** What the visitor wants, across the parts. */
  readonly preferences: {
    /** The newest call's: 'text' from the moment on in which hearing failed. */
    mode: CallMode;
    isMuted: boolean;
    volume: number;
    microphoneId: string | null;
    speakerId: string | null;
  };
  readonly levels: Call['levels'];
  /** What was typed, across failed starts. */
  readonly queue: TextQueue;
  /** Does `work` in a turn of its own, unless the run is over by then. */
  readonly during: (run: Run, work: () => void) => void;
  /** Within a turn. */
  readonly dispatch: (run: Run, event: CallHappening) => void;
  readonly end: (run: Run, end: CallEnd) => void;
  readonly tell: (...event: ToldEvent) => void;
  /** Settles when the calls before have let everything go. */
  readonly whenFree: () => Promise<unknown>;
}

/** What a call is begun with. `settle` answers `start`; a second call does nothing. */
interface Begun {
  readonly target: CallTarget;
  readonly settle: (outcome: StartOutcome) => void;
}

/** One call, from its start to its end. */
export interface Run extends Begun {
  readonly scope: Scope;
  readonly begunAtMs: number;
  /** Settles when the call is idle again. */
  readonly over: PromiseWithResolvers<void>;
  readonly conversation: Conversation;
  /** When the stages began that listeners were told of, by their names; those that are over included. */
  readonly stages: Map<string, number>;
  stage?: Stage | undefined;
  stopWatching?: () => void;
  microphone?: Microphone;
  /** Guarded, unlike the microphone's and the session's own. */
  readonly levels: Partial<Record<Speaker, LevelSource>>;
  call?: VoiceCall;
  /** The provider's, or, where it gave none, `call-` and a timestamp; null while there is no call. */
  callId: string | null;
  /** Set once joining was begun. */
  joining?: Promise<VoiceSession>;
  session?: VoiceSession;
  keeper?: RecordKeeper | undefined;
  /** Set while a part of the draft is due. */
  stopDrafting?: (() => void) | undefined;
  startedAtMs?: number;
  network?: NetworkQuality;
  readonly isSpeaking: Record<Speaker, boolean>;
  /** Of whom the provider says when they speak; of others, the level does. */
  readonly tellsSpeaking: Set<Speaker>;
  isReconnecting?: boolean;
  isSoundBlocked?: boolean;
  end?: CallEnd;
  finished?: FinishedCall;
}

export function createRun(begun: Begun, clock: Clock, guard: Guard): Run {
  return {
    ...begun,
    scope: createScope(clock, guard),
    begunAtMs: clock.nowMs(),
    over: Promise.withResolvers(),
    conversation: createConversation(),
    stages: new Map(),
    callId: null,
    levels: {},
    isSpeaking: { visitor: false, assistant: false },
    tellsSpeaking: new Set(),
  };
}

/** A call or its start that broke by what was thrown; `code` names what is no error of the page's own. */
export function failure(thrown: unknown, code: CallErrorCode): CallEnd {
  const error = toCallError(thrown, code);
  return { by: 'error', endedReason: error.code, error };
}
