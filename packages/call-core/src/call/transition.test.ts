import { describe, expect, it } from 'vitest';
import { VISITOR_END, type CallEnd } from '../call-end.ts';
import { getCallStatus, transition, type CallEvent, type CallState } from './transition.ts';

const end: CallEnd = { by: 'assistant', endedReason: 'assistant-ended-call' };
const starting = { name: 'starting', hasPassed: true, isJoined: false, isAlive: false } as const;

const STATES: Readonly<Record<string, CallState>> = {
  idle: { name: 'idle' },
  checking: { ...starting, hasPassed: false },
  starting,
  joined: { ...starting, isJoined: true },
  alive: { ...starting, isAlive: true },
  active: { name: 'active' },
  ending: { name: 'ending', from: 'active', end },
  giving: { name: 'ending', from: 'connecting', end },
};

const EVENTS: { readonly [Type in CallEvent['type']]: Extract<CallEvent, { type: Type }> } = {
  startRequested: { type: 'startRequested' },
  stopRequested: { type: 'stopRequested' },
  gatePassed: { type: 'gatePassed' },
  joined: { type: 'joined' },
  talkStarted: { type: 'talkStarted' },
  ended: { type: 'ended', end },
  released: { type: 'released' },
};

/** What every state does with every event: the state that follows and its effects, or a dot where it is ignored. */
const EXPECTED = `
               idle                checking          starting          joined            alive             active                   ending            giving
startRequested starting:beginStart .                 .                 .                 .                 .                        .                 .
stopRequested  .                   ending:release    ending:release    ending:release    ending:release    ending:keepRecord,release .                .
gatePassed     .                   starting:         .                 .                 .                 .                        .                 .
joined         .                   starting:         starting:         .                 active:beginTalk  .                        .                 .
talkStarted    .                   starting:         starting:         active:beginTalk  .                 .                        .                 .
ended          .                   ending:release    ending:release    ending:release    ending:release    ending:keepRecord,release .                .
released       .                   .                 .                 .                 .                 .                        idle:concludeTalk idle:concludeStart
`
  .trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/));

const [names = [], ...rows] = EXPECTED;

describe('the table of a call', () => {
  it('has an expectation for every event in every state', () => {
    expect(names).toEqual(Object.keys(STATES));
    expect(rows.map(([type]) => type)).toEqual(Object.keys(EVENTS));
    expect(rows.every((row) => row.length === names.length + 1)).toBe(true);
  });

  for (const [type = '', ...results] of rows) {
    for (const [index, expected = ''] of results.entries()) {
      const name = names[index] ?? '';
      it(`${expected === '.' ? 'ignores' : `goes to ${expected} on`} ${type} while ${name}`, () => {
        const step = transition(STATES[name] as CallState, EVENTS[type as CallEvent['type']]);
        const [state, ...effects] = step ?? [];
        expect(step ? `${state?.name}:${effects.map((effect) => effect.type).join()}` : '.').toBe(expected);
      });
    }
  }
});

describe('a transition', () => {
  it('remembers how it ended, and tells a start that was given up from one that was ended', () => {
    expect(transition(STATES['active'] as CallState, EVENTS.stopRequested)?.[0]).toMatchObject({ end: VISITOR_END });
    expect(transition(STATES['active'] as CallState, EVENTS.ended)?.[0]).toMatchObject({ end });
  });

  it('shows idle while the gate is asked, and what it showed before while it ends', () => {
    expect(Object.values(STATES).map(getCallStatus)).toEqual([
      'idle',
      'idle',
      'connecting',
      'connecting',
      'connecting',
      'active',
      'active',
      'connecting',
    ]);
  });
});
