/** What a page shows (specification, section 4). */
export type CallStatus = 'idle' | 'connecting' | 'active';

/**
 * Where a call is. A talk needs a joined session and a sign of life, in any order. Three words for an end: of a start
 * before and after its gate, and of a talk.
 */
export type CallState =
  | 'idle'
  | 'checking'
  | 'starting'
  | 'joined'
  | 'alive'
  | 'active'
  | 'refusing'
  | 'failing'
  | 'ending';

/** What happens to a call. */
export type CallHappening = 'startRequested' | 'gatePassed' | 'joined' | 'talkStarted' | 'ended' | 'released';

/** What is to be done about it: a talk's record goes to the delivery before anything is let go. */
export type CallEffect = 'beginStart' | 'beginTalk' | 'keepRecord' | 'release' | 'concludeTalk' | 'concludeStart';

/** The state that follows, and what is to be done, in its order. */
type Step = readonly [CallState, ...CallEffect[]];

const FAILING: Step = ['failing', 'release'];
const TALKING: Step = ['active', 'beginTalk'];
const IDLE: Step = ['idle', 'concludeStart'];

/** The whole behaviour of a call. What is not here is ignored. */
const TABLE: Readonly<Record<CallState, Readonly<Partial<Record<CallHappening, Step>>>>> = {
  idle: { startRequested: ['checking', 'beginStart'] },
  checking: { gatePassed: ['starting'], ended: ['refusing', 'release'] },
  starting: { joined: ['joined'], talkStarted: ['alive'], ended: FAILING },
  joined: { talkStarted: TALKING, ended: FAILING },
  alive: { joined: TALKING, ended: FAILING },
  active: { ended: ['ending', 'keepRecord', 'release'] },
  refusing: { released: IDLE },
  failing: { released: IDLE },
  ending: { released: ['idle', 'concludeTalk'] },
};

/** What follows from `event` in `state`; undefined where it is ignored. Pure. */
export function transition(state: CallState, event: CallHappening): Step | undefined {
  return TABLE[state][event];
}

/** The three words that a page shows for a state; while a call ends, it shows what it showed before. */
export function getCallStatus(state: CallState): CallStatus {
  if (state === 'active' || state === 'ending') return 'active';
  return state === 'idle' || state === 'checking' || state === 'refusing' ? 'idle' : 'connecting';
}
