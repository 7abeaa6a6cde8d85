import { VISITOR_END, type CallEnd } from '../call-end.ts';
import { CallError } from '../call-error.ts';
import { getCallStatus, type CallState, type CallStateName } from './call-state.ts';
import type { CallEvent, CallEventType } from './call-event.ts';
import type { CallEffect } from './call-effect.ts';

/**
 * moved: the state changed or effects follow. ignored: an event that this state has no use for, or that belongs to an
 * earlier call. unknown: no such event.
 */
export type Transition =
  | { readonly kind: 'moved'; readonly state: CallState; readonly effects: readonly CallEffect[] }
  | {
      readonly kind: 'ignored';
      readonly state: CallState;
      readonly because: 'not-now' | 'another-call';
      readonly effects: readonly [];
    }
  | { readonly kind: 'unknown'; readonly state: CallState; readonly effects: readonly [] };

type StateOf<Name extends CallStateName> = Extract<CallState, { name: Name }>;
type EventOf<Type extends CallEventType> = Extract<CallEvent, { type: Type }>;
type Step = readonly [CallState, ...CallEffect[]];
type Row<Name extends CallStateName> = {
  readonly [Type in CallEventType]?: (state: StateOf<Name>, event: EventOf<Type>) => Step | null;
};

type Live = Exclude<CallState, { name: 'idle' | 'ending' }>;

function end(state: Live, how: CallEnd): Step {
  const { epoch, mode } = state;
  return [{ name: 'ending', epoch, mode, from: getCallStatus(state), end: how }, { type: 'release' }];
}

const failed = (error: CallError): CallEnd => ({ by: 'error', endedReason: error.code, error });
const stop = (state: Live): Step => end(state, VISITOR_END);
const fail = (state: Live, { error }: { readonly error: CallError }): Step => end(state, failed(error));
/** The provider is there, joined or not. */
const atProvider = {
  stopRequested: stop,
  providerEnded: (state: Live, { end: how }: { readonly end: CallEnd }): Step => end(state, how),
  providerFailed: fail,
};
/** From here on the web call is made; the visitor waits. */
const create = ({ epoch, mode }: Live, ...before: readonly CallEffect[]): Step => [
  { name: 'creatingCall', epoch, mode },
  ...before,
  { type: 'watchStage', stage: 'web-call-creation' },
  { type: 'createWebCall' },
];

/** A limit counts only while its own stage lasts: a timer that fired late must not end a call that went on. */
function timeOut(state: StateOf<'creatingCall' | 'joining'>, event: EventOf<'stageTimedOut'>): Step | null {
  const stage = state.name === 'joining' ? state.stage : 'web-call-creation';
  if (event.stage !== stage) return null;
  return end(state, failed(new CallError('timed_out', `The call did not start: ${stage} took too long.`, { stage })));
}

/** The whole behaviour of a call: what each state does with each event. What is not here is ignored. */
const TABLE: { readonly [Name in CallStateName]: Row<Name> } = {
  idle: {
    startRequested: ({ epoch }, { mode }) => [{ name: 'checking', epoch: epoch + 1, mode }, { type: 'checkGate' }],
  },
  checking: {
    stopRequested: stop,
    gatePassed: (state) =>
      state.mode === 'voice'
        ? [{ ...state, name: 'openingMicrophone' }, { type: 'clearConversation' }, { type: 'openMicrophone' }]
        : create(state, { type: 'clearConversation' }),
    gateRefused: fail,
  },
  openingMicrophone: {
    stopRequested: stop,
    microphoneOpened: (state) => create(state),
    microphoneRefused: fail,
  },
  creatingCall: {
    stopRequested: stop,
    stageTimedOut: timeOut,
    webCallCreated: (state, { callId }) => [
      { ...state, name: 'joining', callId, stage: 'daily-call-object-creation', isJoined: false },
      { type: 'watchStage', stage: 'daily-call-object-creation' },
      { type: 'joinCall' },
    ],
    webCallRefused: fail,
  },
  joining: {
    ...atProvider,
    stageStarted: (state, { stage }) =>
      state.isJoined
        ? null
        : [
            { ...state, stage },
            { type: 'watchStage', stage },
          ],
    stageTimedOut: timeOut,
    joined: (state) =>
      state.isJoined
        ? null
        : [
            { ...state, isJoined: true, stage: 'call-start' },
            { type: 'watchStage', stage: 'call-start' },
          ],
    // The assistant may be heard before join() settles: the first sign of life wins, later ones are ignored.
    talkStarted: ({ epoch, mode, callId }) => [{ name: 'active', epoch, mode, callId }, { type: 'beginTalk' }],
  },
  active: atProvider,
  ending: {
    released: ({ epoch, from, end: how }) => [
      { name: 'idle', epoch },
      from === 'active' ? { type: 'concludeTalk', end: how } : { type: 'concludeStart', end: how },
    ],
  },
};

/** Every event has a use in some state. */
const KNOWN: ReadonlySet<string> = new Set(Object.values(TABLE).flatMap(Object.keys));

/** What follows from `event` in `state`. Pure: no time, no randomness, nothing done; the effects say what to do. */
export function transition(state: CallState, event: CallEvent): Transition {
  if (!KNOWN.has(event.type)) return { kind: 'unknown', state, effects: [] };
  if ('epoch' in event && event.epoch !== state.epoch)
    return { kind: 'ignored', because: 'another-call', state, effects: [] };
  // The table is typed row by row; TypeScript cannot follow that the row and the column were chosen by these two.
  const handle = TABLE[state.name][event.type] as ((state: CallState, event: CallEvent) => Step | null) | undefined;
  const step = handle?.(state, event);
  if (!step) return { kind: 'ignored', because: 'not-now', state, effects: [] };
  const [next, ...effects] = step;
  return { kind: 'moved', state: next, effects };
}
