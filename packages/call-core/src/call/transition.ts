import { VISITOR_END, type CallEnd } from '../call-end.ts';

/** What a page shows (specification, section 4). */
export type CallStatus = 'idle' | 'connecting' | 'active';

/** Where a call is. */
export type CallState =
  | { readonly name: 'idle' }
  /** Until the gate is passed, a page shows nothing. A talk needs a joined room and a sign of life, in any order. */
  | { readonly name: 'starting'; readonly hasPassed: boolean; readonly isJoined: boolean; readonly isAlive: boolean }
  | { readonly name: 'active' }
  | { readonly name: 'ending'; readonly from: CallStatus; readonly end: CallEnd };

/** What happens to a call. */
export type CallEvent =
  | { readonly type: 'startRequested' }
  | { readonly type: 'stopRequested' }
  | { readonly type: 'gatePassed' }
  | { readonly type: 'joined' }
  | { readonly type: 'talkStarted' }
  | { readonly type: 'ended'; readonly end: CallEnd }
  | { readonly type: 'released' };

/** What is to be done about it, in its order. */
export type CallEffect =
  | { readonly type: 'beginStart' }
  | { readonly type: 'beginTalk' }
  /** The talk is over: its record goes to the delivery before anything is let go. */
  | { readonly type: 'keepRecord'; readonly end: CallEnd }
  | { readonly type: 'release' }
  | { readonly type: 'concludeTalk'; readonly end: CallEnd }
  | { readonly type: 'concludeStart'; readonly end: CallEnd };

/** The state that follows and what is to be done; null for an event that this state has no use for. */
export type Step = readonly [CallState, ...CallEffect[]] | null;

/** The three words that a page shows for a state; while a call ends, it shows what it showed before. */
export function getCallStatus(state: CallState): CallStatus {
  switch (state.name) {
    case 'idle':
      return 'idle';
    case 'starting':
      return state.hasPassed ? 'connecting' : 'idle';
    case 'active':
      return 'active';
    case 'ending':
      return state.from;
  }
  return state satisfies never;
}

type Starting = Extract<CallState, { name: 'starting' }>;

function end(state: CallState, how: CallEnd): Step {
  const ending: CallState = { name: 'ending', from: getCallStatus(state), end: how };
  return state.name === 'active'
    ? [ending, { type: 'keepRecord', end: how }, { type: 'release' }]
    : [ending, { type: 'release' }];
}

function advance(state: Starting): Step {
  return state.isJoined && state.isAlive ? [{ name: 'active' }, { type: 'beginTalk' }] : [state];
}

function inStarting(state: Starting, event: CallEvent): Step {
  switch (event.type) {
    case 'gatePassed':
      return state.hasPassed ? null : [{ ...state, hasPassed: true }];
    case 'joined':
      return state.isJoined ? null : advance({ ...state, isJoined: true });
    case 'talkStarted':
      return state.isAlive ? null : advance({ ...state, isAlive: true });
    default:
      return null;
  }
}

/** What follows from `event` in `state`. Pure: no time, nothing done; the effects say what to do. */
export function transition(state: CallState, event: CallEvent): Step {
  if (state.name === 'starting' || state.name === 'active') {
    if (event.type === 'stopRequested') return end(state, VISITOR_END);
    if (event.type === 'ended') return end(state, event.end);
    return state.name === 'starting' ? inStarting(state, event) : null;
  }
  if (state.name === 'idle' && event.type === 'startRequested')
    return [{ name: 'starting', hasPassed: false, isJoined: false, isAlive: false }, { type: 'beginStart' }];
  if (state.name === 'ending' && event.type === 'released')
    return [{ name: 'idle' }, { type: state.from === 'active' ? 'concludeTalk' : 'concludeStart', end: state.end }];
  return null;
}
