import type { CallStatus } from './call.ts';

/** Where a call is. */
export type CallState = 'idle' | 'starting' | 'joined' | 'alive' | 'active' | 'failing' | 'ending';

/** What happens to a call. */
export type CallHappening = 'startRequested' | 'joined' | 'talkStarted' | 'ended' | 'closed';

/** What is to be done about it: a talk's record goes to the delivery before anything is let go. */
export type CallEffect = 'beginStart' | 'beginTalk' | 'keepRecord' | 'closeScope' | 'endTalk' | 'endStart';

type Step = readonly [CallState, ...CallEffect[]];

/** The whole behaviour of a call: the state that follows, and what is to be done. What is not here is ignored. */
const TABLE: Readonly<Record<CallState, Readonly<Partial<Record<CallHappening, Step>>>>> = {
  idle: { startRequested: ['starting', 'beginStart'] },
  // A talk needs a joined session and a sign of life, in any order.
  starting: { joined: ['joined'], talkStarted: ['alive'], ended: ['failing', 'closeScope'] },
  joined: { talkStarted: ['active', 'beginTalk'], ended: ['failing', 'closeScope'] },
  alive: { joined: ['active', 'beginTalk'], ended: ['failing', 'closeScope'] },
  active: { ended: ['ending', 'keepRecord', 'closeScope'] },
  failing: { closed: ['idle', 'endStart'] },
  ending: { closed: ['idle', 'endTalk'] },
};

/** What follows from `event` in `state`; undefined where it is ignored. Pure. */
export const transition = (state: CallState, event: CallHappening): Step | undefined => TABLE[state][event];

/** The three words that a page shows for a state: connecting from the press on; while a call ends, what was before. */
export function getCallStatus(state: CallState): CallStatus {
  if (state === 'active' || state === 'ending') return 'active';
  return state === 'idle' ? 'idle' : 'connecting';
}
