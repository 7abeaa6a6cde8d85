import type { CallStatus } from './call.ts';

/** Where a call is. */
export type CallState = 'idle' | 'starting' | 'joined' | 'alive' | 'active' | 'draining' | 'failing' | 'ending';

/** What happens to a call. */
/** `endedEarly`: a talk is over, and late transcripts are waited for. */
export type CallHappening = 'startRequested' | 'joined' | 'talkStarted' | 'ended' | 'endedEarly' | 'closed';

/** What is to be done about it: a talk's record goes to the delivery before anything is let go. */
export type CallEffect = 'beginStart' | 'beginTalk' | 'drain' | 'keepRecord' | 'closeScope' | 'endTalk' | 'endStart';

type Step = readonly [CallState, ...CallEffect[]];

const FAIL: Step = ['failing', 'closeScope'];
const END: Step = ['ending', 'keepRecord', 'closeScope'];
/** The whole behaviour of a call: the state that follows, and what is to be done. What is not here is ignored. */
const TABLE: Readonly<Record<CallState, Readonly<Partial<Record<CallHappening, Step>>>>> = {
  idle: { startRequested: ['starting', 'beginStart'] },
  // A talk needs a joined session and a sign of life, in any order.
  starting: { joined: ['joined'], talkStarted: ['alive'], ended: FAIL },
  joined: { talkStarted: ['active', 'beginTalk'], ended: FAIL },
  alive: { joined: ['active', 'beginTalk'], ended: FAIL },
  active: { ended: END, endedEarly: ['draining', 'drain'] },
  draining: { ended: END },
  failing: { closed: ['idle', 'endStart'] },
  ending: { closed: ['idle', 'endTalk'] },
};

/** What follows from `event` in `state`; undefined where it is ignored. Pure. */
export const transition = (state: CallState, event: CallHappening): Step | undefined => TABLE[state][event];

/** The three words that a page shows for a state: connecting from the press on; idle while late words are waited for. */
export function getCallStatus(state: CallState): CallStatus {
  if (state === 'active' || state === 'ending') return 'active';
  return state === 'idle' || state === 'draining' ? 'idle' : 'connecting';
}
