import { toCallError, type CallEnd, type CallErrorCode } from '../call-error.ts';
import { createConversation, type Conversation } from '../conversation/conversation.ts';
import type { Clock } from '../platform.ts';
import type { CallTarget, Microphone, ProviderEvent, VoiceCall, VoiceSession } from '../provider.ts';
import type { Call, CallOptions, CallSnapshot, FinishedCall, RecordKeeper, StartOutcome } from './call.ts';
import type { Guard } from './guard.ts';
import { createScope, type Scope } from './scope.ts';
import { createChoices, type Choose } from './choices.ts';
import { createSigns, NO_LIFE, type Signs } from './signs.ts';
import type { CallHappening, CallState } from './transition.ts';
import type { Turns } from './turns.ts';

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

/** What the visitor wants. `mode` is the newest call's: 'text' from the moment on in which hearing failed. */
export type Preferences = Changing<Pick<CallSnapshot, 'mode' | 'isMuted' | 'volume' | 'microphoneId' | 'speakerId'>>;

/** What the calls of a page share. */
export interface CallParts extends Pick<Turns, 'take' | 'tell'> {
  readonly options: CallOptions;
  readonly clock: Clock;
  readonly guard: Guard;
  readonly preferences: Preferences;
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
  readonly over: PromiseWithResolvers<void>;
  readonly conversation: Conversation;
  /** When the stages began that listeners were told of, by their names; those that are over included. */
  readonly stages: Map<string, number>;
  /** How the specification names what fails in this stage. */
  errorType?: string;
  stopWatching?: () => void;
  microphone?: Microphone;
  /** Guarded, unlike the microphone's and the session's own. */
  readonly guardedLevels: Changing<Partial<Call['levels']>>;
  call?: VoiceCall;
  joining?: Promise<VoiceSession>;
  session?: VoiceSession;
  keeper?: RecordKeeper | undefined;
  stopDrafting?: (() => void) | undefined;
  readonly signs: Signs;
  liveness: CallSnapshot['liveness'];
  /** Choices of devices: the last of each kind wins. */
  readonly choose: { readonly microphone: Choose; readonly speaker: Choose };
  /** How often a microphone was lost soon after it took over from another. */
  losses: number;
  /** What the page's tools answered, by the id of the call. */
  readonly toolResults: Map<string, Promise<unknown>>;
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
    signs: createSigns(),
    liveness: NO_LIFE,
    choose: { microphone: createChoices(), speaker: createChoices() },
    losses: 0,
    toolResults: new Map(),
  };
}

/** Does `work` in a turn of its own, unless the run is over by then. */
export function during({ scope, take }: Run, work: () => void): void {
  take(() => {
    if (!scope.isClosed()) work();
  });
}

/**
 * Ends the run, within a turn; the first end is the one that counts. Where `isComplete` is false, late transcripts of a
 * talk are waited for.
 */
export function end(run: Run, how: CallEnd, isComplete = true): void {
  run.end ??= how;
  run.dispatch(run, isComplete || run.state !== 'active' ? 'ended' : 'endedEarly');
}

/** Ends the run by what was thrown; `code` names what is no error of the page's own. */
export function fail(run: Run, thrown: unknown, code: CallErrorCode): void {
  const error = toCallError(thrown, code);
  end(run, { by: 'error', endedReason: error.code, error });
}

/** What a step takes at most where nobody says: the call machine of a voice provider needs 8 s on a slow 3G line. */
export const STAGE_LIMIT_MS = 20_000;
/** A platform's timer that is set further ahead fires at once: whoever wants to wait so long waits without one. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The specification's name for what fails without a name of its own (section 8). */
export const START_ERROR = 'start-method-error';

type StageEvent = Omit<Extract<ProviderEvent, { type: 'stage' }>, 'type'>;

/** Waits in the stage `name`, and ends a start that stays in it for too long. After the start nobody waits. */
export function waitIn(run: Run, name: string, facts: Partial<StageEvent> = {}): void {
  const { clock, options, scope, shown } = run;
  const { errorType = START_ERROR, limitMs = STAGE_LIMIT_MS } = facts;
  if (shown.startedAtMs !== null) return;
  run.stopWatching?.();
  run.errorType = errorType;
  shown.stage = name;
  const { [name]: longest = limitMs } = options.stageLimitsMs ?? {};
  if (longest === null || longest > LONGEST_TIMER_MS) return;
  run.stopWatching = clock.setTimer(longest, () => {
    during(run, () => fail(run, `${name} took too long.`, 'timed_out'));
  });
  scope.add(run.stopWatching);
}

/** Tells listeners how a stage goes, with how long it took. */
export function tellStage({ clock, shown, stages, tell }: Run, stage: string, status: StageEvent['status']): void {
  const now = clock.nowMs();
  const durationMs = now - (stages.get(stage) ?? now);
  tell('call-start-progress', { stage, status, durationMs, callId: shown.callId });
}

/** A stage as its provider or the core tells it. It starts once; after the start it is told and no longer watched. */
export function reportStage(run: Run, { stage, status, ...facts }: StageEvent): void {
  if (status === 'started') {
    if (run.stages.has(stage)) return;
    run.stages.set(stage, run.clock.nowMs());
    waitIn(run, stage, facts);
  }
  tellStage(run, stage, status);
}
