import type { CallStatus } from './call.ts';

export type CallState = 'idle' | 'starting' | 'joined' | 'alive' | 'active' | 'draining' | 'failing' | 'ending';

/** `endedEarly`: late transcripts may follow. */
export type CallHappening = 'startRequested' | 'joined' | 'talkStarted' | 'ended' | 'endedEarly' | 'closed';

export type CallEffect = 'beginStart' | 'beginTalk' | 'drain' | 'keepRecord' | 'closeScope' | 'endTalk' | 'endStart';

type Step = readonly [CallState, ...CallEffect[]];

const FAIL: Step = ['failing', 'closeScope'];
const END: Step = ['ending', 'keepRecord', 'closeScope'];
const TABLE: Readonly<Record<CallState, Readonly<Partial<Record<CallHappening, Step>>>>> = {
  idle: { startRequested: ['starting', 'beginStart'] },
  // Both are needed, in any order.
  starting: { joined: ['joined'], talkStarted: ['alive'], ended: FAIL },
  joined: { talkStarted: ['active', 'beginTalk'], ended: FAIL },
  alive: { joined: ['active', 'beginTalk'], ended: FAIL },
  active: { ended: END, endedEarly: ['draining', 'drain'] },
  draining: { ended: END },
  failing: { closed: ['idle', 'endStart'] },
  ending: { closed: ['idle', 'endTalk'] },
};

export const transition = (state: CallState, event: CallHappening): Step | undefined => TABLE[state][event];

const STATUSES: Readonly<Partial<Record<CallState, CallStatus>>> = {
  idle: 'idle',
  active: 'active',
  draining: 'idle',
  ending: 'active',
};

/** 'connecting' from the press on, 'idle' while late transcripts may follow. */
export const getCallStatus = (state: CallState): CallStatus => STATUSES[state] ?? 'connecting';
