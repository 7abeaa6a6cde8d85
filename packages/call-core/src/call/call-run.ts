import type { CallEnd } from '../call-end.ts';
import type { CallError } from '../call-error.ts';
import type { CallTarget } from '../call-target.ts';
import { createConversation } from '../conversation/conversation.ts';
import type { Microphone } from '../microphone.ts';
import type { Clock } from '../platform.ts';
import type { CallMode, NetworkQuality, VoiceCall, VoiceSession } from '../provider.ts';
import type { StartOutcome } from './call.ts';
import type { RecordKeeper } from './call-delivery.ts';
import type { ToldEvent } from './call-events.ts';
import type { CallOptions } from './call-options.ts';
import type { FinishedCall } from './call-snapshot.ts';
import type { Guard } from './guard.ts';
import { createScope } from './scope.ts';
import type { CallHappening } from './transition.ts';

/** A step of the start that was begun. */
export interface Stage {
  readonly name: string;
  readonly begunAtMs: number;
  readonly errorType: string;
  /** Whether listeners are told of it: the core's own waits are not stages of anybody's. */
  readonly isTold: boolean;
}

/** What the parts of a call share. */
export interface CallParts {
  readonly options: CallOptions;
  readonly clock: Clock;
  readonly guard: Guard;
  /** What the visitor wants, across the parts and, of texts, across failed starts. */
  readonly wishes: { isMuted: boolean; queuedTexts: readonly string[] };
  /** Does `work` in a turn of its own, unless the run is over by then. */
  readonly during: (run: Run, work: () => void) => void;
  /** Within a turn. */
  readonly dispatch: (run: Run, event: CallHappening) => void;
  readonly end: (run: Run, end: CallEnd) => void;
  readonly tell: (...event: ToldEvent) => void;
}

/** One call, from its start to its end. `settle` answers `start`; a second call does nothing. */
export interface Run extends ReturnType<typeof createRun> {}

interface Begun {
  readonly mode: CallMode;
  readonly target: CallTarget;
  readonly settle: (outcome: StartOutcome) => void;
}

export function createRun(begun: Begun, clock: Clock, guard: Guard) {
  return {
    ...begun,
    scope: createScope(clock, guard),
    begunAtMs: clock.nowMs(),
    conversation: createConversation(),
    /** Those that are over included. */
    stages: new Map<string, Stage>(),
    stage: null as Stage | null,
    microphone: null as Microphone | null,
    call: null as VoiceCall | null,
    /** Set once joining was begun. */
    joining: null as Promise<VoiceSession> | null,
    session: null as VoiceSession | null,
    keeper: null as RecordKeeper | null,
    /** Set while a part of the draft is due. */
    stopDrafting: null as (() => void) | null,
    startedAtMs: null as number | null,
    network: 'good' as NetworkQuality,
    assistantIsSpeaking: false,
    /** The provider says who speaks; until then, the level does. */
    hasSpeaking: false,
    end: null as CallEnd | null,
    finished: null as FinishedCall | null,
  };
}

/** A call or its start that broke. */
export const failure = (error: CallError): CallEnd => ({ by: 'error', endedReason: error.code, error });
