import type { CallStatus } from './call.ts';

/** What happens to a call. */
export type CallHappening = 'startRequested' | 'joined' | 'talkStarted' | 'ended' | 'closed';

/** What is to be done about it: a talk's record goes to the delivery before anything is let go. */
export type CallEffect = 'beginStart' | 'beginTalk' | 'keepRecord' | 'closeScope' | 'endTalk' | 'endStart';

/** The whole behaviour of a call: the state that follows, and what is to be done. What is not here is ignored. */
const TABLE = {
  idle: { startRequested: ['starting', 'beginStart'] },
  // A talk needs a joined session and a sign of life, in any order.
  starting: { joined: ['joined'], talkStarted: ['alive'], ended: ['failing', 'closeScope'] },
  joined: { talkStarted: ['active', 'beginTalk'], ended: ['failing', 'closeScope'] },
  alive: { joined: ['active', 'beginTalk'], ended: ['failing', 'closeScope'] },
  active: { ended: ['ending', 'keepRecord', 'closeScope'] },
  failing: { closed: ['idle', 'endStart'] },
  ending: { closed: ['idle', 'endTalk'] },
} as const satisfies Readonly<
  Record<string, Readonly<Partial<Record<CallHappening, readonly [string, ...CallEffect[]]>>>>
>;

/** Where a call is. */
export type CallState = keyof typeof TABLE;

/** What follows from `event` in `state`; undefined where it is ignored. Pure. */
export function transition(state: CallState, event: CallHappening): readonly [CallState, ...CallEffect[]] | undefined {
  const row: Readonly<Partial<Record<CallHappening, readonly [CallState, ...CallEffect[]]>>> = TABLE[state];
  return row[event];
}

/** The three words that a page shows for a state: connecting from the press on; while a call ends, what was before. */
export function getCallStatus(state: CallState): CallStatus {
  if (state === 'active' || state === 'ending') return 'active';
  return state === 'idle' ? 'idle' : 'connecting';
}
