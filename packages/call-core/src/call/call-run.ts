import type { CallTarget } from '../call-target.ts';
import { createConversation, type Conversation } from '../conversation/conversation.ts';
import type { Microphone } from '../microphone.ts';
import type { Clock } from '../platform.ts';
import type { Ability, CallMode, NetworkQuality, VoiceCall, VoiceSession } from '../provider.ts';
import type { StartOutcome } from './call.ts';
import type { RecordKeeper } from './call-delivery.ts';
import type { CallEventMap, ToldEvent } from './call-events.ts';
import type { CallOptions } from './call-options.ts';
import type { Guard } from './guard.ts';
import { createScope, type Scope } from './scope.ts';
import type { CallEvent } from './transition.ts';

/** A step of the start that was begun. */
export interface Stage {
  readonly name: string;
  readonly begunAtMs: number;
  readonly errorType: string;
  /** Whether listeners are told of it: the core's own waits are not stages of anybody's. */
  readonly isTold: boolean;
}

/** One call, from its start to its end. */
export interface Run {
  readonly mode: CallMode;
  readonly target: CallTarget;
  readonly scope: Scope;
  readonly begunAtMs: number;
  readonly conversation: Conversation;
  /** Stages by their names, those that are over included. */
  readonly stages: Map<string, Stage>;
  /** Settles what `start` promised; a second call does nothing. */
  readonly settle: (outcome: StartOutcome) => void;
  stage: Stage | null;
  stopWatching: (() => void) | null;
  microphone: Microphone | null;
  call: VoiceCall | null;
  /** Set once joining was begun. */
  joining: Promise<VoiceSession> | null;
  session: VoiceSession | null;
  keeper: RecordKeeper | null;
  /** Set while a part of the draft is due. */
  stopDrafting: (() => void) | null;
  startedAtMs: number | null;
  network: NetworkQuality;
  assistantIsSpeaking: boolean;
  /** The provider says who speaks; until then, the level does. */
  hasSpeaking: boolean;
  finished: CallEventMap['call-end'] | null;
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
  readonly dispatch: (run: Run, event: CallEvent) => void;
  readonly tell: (...event: ToldEvent) => void;
}

export function createRun(
  { mode, target, settle }: Pick<Run, 'mode' | 'target' | 'settle'>,
  { clock, guard }: CallParts,
): Run {
  return {
    mode,
    target,
    settle,
    scope: createScope(clock, guard),
    begunAtMs: clock.nowMs(),
    conversation: createConversation(),
    stages: new Map(),
    stage: null,
    stopWatching: null,
    microphone: null,
    call: null,
    joining: null,
    session: null,
    keeper: null,
    stopDrafting: null,
    startedAtMs: null,
    network: 'good',
    assistantIsSpeaking: false,
    hasSpeaking: false,
    finished: null,
  };
}

const NOTHING: readonly Ability[] = [];

/** What the run's call can do. */
export function abilitiesOf(run: Run | null): readonly Ability[] {
  return run?.call?.can ?? NOTHING;
}
