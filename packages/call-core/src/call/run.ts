import { toCallError, type CallEnd, type CallErrorCode } from '../call-error.ts';
import { createConversation, type Conversation } from '../conversation/conversation.ts';
import type { Clock } from '../platform.ts';
import type { CallTarget, LevelSource, Microphone, Speaker, VoiceCall, VoiceSession } from '../provider.ts';
import type { Call, CallOptions, CallSnapshot, FinishedCall, RecordKeeper, StartOutcome } from './call.ts';
import type { Guard } from './guard.ts';
import { createScope, type Scope } from './scope.ts';
import type { CallHappening, CallState } from './transition.ts';
import type { Turns } from './turns.ts';

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

/** What the calls of a page share. */
export interface CallParts extends Pick<Turns, 'take' | 'tell'> {
  readonly options: CallOptions;
  readonly clock: Clock;
  readonly guard: Guard;
  /** What the visitor wants. `mode` is the newest call's: 'text' from the moment on in which hearing failed. */
  readonly preferences: Changing<Pick<CallSnapshot, 'mode' | 'isMuted' | 'volume' | 'microphoneId' | 'speakerId'>>;
  readonly levels: Call['levels'];
  /** What was typed before a call was active, across failed starts, and for whom. */
  readonly queue: { readonly text: string; readonly target: CallTarget }[];
  /** Within a turn. */
  readonly dispatch: (run: Run, event: CallHappening) => void;
  /** Settles when the calls before have let everything go. */
  readonly whenFree: () => Promise<unknown>;
}

/** What a page is shown of a call that runs, and of none. */
export const NOTHING_SHOWN = {
  stage: null,
  callId: null,
  startedAtMs: null,
  assistantIsSpeaking: false,
  visitorIsSpeaking: false,
  isReconnecting: false,
  isSoundBlocked: false,
  network: 'good',
  can: [],
} as const satisfies Partial<CallSnapshot>;

/** One call, from its start to its end. */
export interface Run extends CallParts {
  readonly target: CallTarget;
  /** Answers `start`; a second call does nothing. */
  readonly settle: (outcome: StartOutcome) => void;
  state: CallState;
  readonly shown: Changing<Pick<CallSnapshot, keyof typeof NOTHING_SHOWN>>;
  readonly scope: Scope;
  readonly begunAtMs: number;
  /** Settles when the call is idle again. */
  readonly over: PromiseWithResolvers<void>;
  readonly conversation: Conversation;
  /** When the stages began that listeners were told of, by their names; those that are over included. */
  readonly stages: Map<string, number>;
  /** How the specification names what fails in this stage. */
  errorType?: string;
  stopWatching?: () => void;
  microphone?: Microphone;
  /** Guarded, unlike the microphone's and the session's own. */
  readonly guardedLevels: Partial<Record<Speaker, LevelSource>>;
  call?: VoiceCall;
  /** Set once joining was begun. */
  joining?: Promise<VoiceSession>;
  session?: VoiceSession;
  keeper?: RecordKeeper | undefined;
  /** Set while a part of the draft is due. */
  stopDrafting?: (() => void) | undefined;
  /** Of whom the provider says when they speak; of others, the level does. */
  readonly tellsSpeaking: Set<Speaker>;
  end?: CallEnd;
  finished?: FinishedCall;
}

export function createRun(parts: CallParts, begun: Pick<Run, 'target' | 'settle'>): Run {
  return {
    ...parts,
    ...begun,
    state: 'idle',
    shown: { ...NOTHING_SHOWN },
    scope: createScope(parts.clock, parts.guard),
    begunAtMs: parts.clock.nowMs(),
    over: Promise.withResolvers(),
    conversation: createConversation(),
    stages: new Map(),
    guardedLevels: {},
    tellsSpeaking: new Set(),
  };
}

/** Does `work` in a turn of its own, unless the run is over by then. */
export function during({ scope, take }: Run, work: () => void): void {
  take(() => {
    if (!scope.isClosed()) work();
  });
}

/** Ends the run, within a turn; the first end is the one that counts. */
export function end(run: Run, how: CallEnd): void {
  run.end ??= how;
  run.dispatch(run, 'ended');
}

/** Ends the run by what was thrown; `code` names what is no error of the page's own. */
export function fail(run: Run, thrown: unknown, code: CallErrorCode): void {
  const error = toCallError(thrown, code);
  end(run, { by: 'error', endedReason: error.code, error });
}
