import { toCallError, type CallEnd, type CallErrorCode } from '../call-error.ts';
import { createConversation, type Conversation } from '../conversation/conversation.ts';
import { type Clock, createSteadyClock, type Resolvers, withResolvers } from '../platform.ts';
import type { CallTarget, Microphone, ProviderEvent, VoiceCall, VoiceSession } from '../provider.ts';
import type { Call, CallOptions, CallSnapshot, FinishedCall, RecordKeeper, StartOutcome } from './call.ts';
import type { Guard } from './guard.ts';
import { createScope, type Scope } from './scope.ts';
import { createChoices, type Choose } from './choices.ts';
import { createSigns, NO_LIFE, type Signs } from './signs.ts';
import type { CallHappening, CallState } from './transition.ts';
import type { Updates } from './updates.ts';

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

/** `mode` is the newest call's: 'text' from the moment hearing failed. */
export type Preferences = Changing<Pick<CallSnapshot, 'mode' | 'isMuted' | 'volume' | 'microphoneId' | 'speakerId'>>;

/** Shared by all calls of one `createCall`. */
export interface RunOptions extends Pick<Updates, 'take' | 'emitEvent'> {
  readonly options: CallOptions;
  readonly guard: Guard;
  readonly preferences: Preferences;
  readonly levels: Call['levels'];
  readonly queue: { readonly text: string; readonly target: CallTarget }[];
  readonly dispatch: (run: Run, event: CallHappening) => void;
  readonly tools: Call['tools'];
  /** Settles once earlier calls have released everything. */
  readonly whenFree: () => Promise<unknown>;
}

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

export interface Run extends RunOptions {
  readonly clock: Clock;
  readonly target: CallTarget;
  readonly settle: (outcome: StartOutcome) => void;
  state: CallState;
  readonly shown: Changing<Pick<CallSnapshot, keyof typeof NOTHING_SHOWN>>;
  readonly scope: Scope;
  readonly begunAtMs: number;
  readonly over: Resolvers<void>;
  readonly conversation: Conversation;
  readonly stages: Map<string, number>;
  errorType?: string;
  stopWatching?: () => void;
  microphone?: Microphone;
  microphoneId?: string | null;
  readonly guardedLevels: Changing<Partial<Call['levels']>>;
  call?: VoiceCall;
  joining?: Promise<VoiceSession>;
  session?: VoiceSession;
  keeper?: RecordKeeper | undefined;
  stopDrafting?: (() => void) | undefined;
  readonly signs: Signs;
  liveness: CallSnapshot['liveness'];
  readonly choose: { readonly microphone: Choose; readonly speaker: Choose };
  losses: number;
  readonly toolResults: Map<string, Promise<unknown>>;
  end?: CallEnd;
  /** The page closes. */
  isClosing?: boolean;
  finished?: FinishedCall;
}

export function createRun(shared: RunOptions, begun: Pick<Run, 'target' | 'settle'>): Run {
  const { clock = createSteadyClock() } = shared.options;
  return {
    ...shared,
    ...begun,
    clock,
    state: 'idle',
    shown: { ...NOTHING_SHOWN },
    scope: createScope(clock, shared.guard),
    begunAtMs: clock.nowMs(),
    over: withResolvers(),
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

export function during({ scope, take }: Run, work: () => void): void {
  take(() => {
    if (!scope.isClosed()) work();
  });
}

export function end(run: Run, how: CallEnd, isComplete = true): void {
  // A failed start keeps the choice for the next attempt.
  if (!run.end && run.shown.startedAtMs !== null) run.preferences.isMuted = false;
  run.end ??= how;
  Object.assign(run.shown, { visitorIsSpeaking: false, assistantIsSpeaking: false });
  run.dispatch(run, isComplete || run.state !== 'active' ? 'ended' : 'endedEarly');
}

export function fail(run: Run, thrown: unknown, code: CallErrorCode): void {
  const error = toCallError(thrown, code);
  end(run, { by: 'error', endedReason: error.code, error });
}

/** A call machine needs 8 s on slow 3G. */
export const STAGE_LIMIT_MS = 20_000;
/** Platforms fire timers beyond this delay immediately. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
export const START_ERROR = 'start-method-error';

type StageEvent = Omit<Extract<ProviderEvent, { type: 'stage' }>, 'type'>;

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

export function emitStage({ clock, shown, stages, emitEvent }: Run, stage: string, status: StageEvent['status']): void {
  const now = clock.nowMs();
  const durationMs = now - (stages.get(stage) ?? now);
  emitEvent('call-start-progress', { stage, status, durationMs, callId: shown.callId });
}

export function reportStage(run: Run, { stage, status, ...facts }: StageEvent): void {
  if (status === 'started') {
    if (run.stages.has(stage)) return;
    run.stages.set(stage, run.clock.nowMs());
    waitIn(run, stage, facts);
  }
  emitStage(run, stage, status);
}
