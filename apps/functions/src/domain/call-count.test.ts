import { expect, test } from 'vitest';
import { CALL_EVENTS, CALL_STATES, isCounted, nextState } from './call-count.ts';

/** The state after each event; "-": the event is ignored. */
const TABLE = `
            opened  superseded  ended      neverConnected  transcribed  takenBack  expired
reserved    open    -           -          -               -            none       none
open        -       superseded  completed  refunded        completed    refunded   -
superseded  -       -           completed  refunded        completed    -          -
completed   -       -           -          refunded        -            -          -
refunded    -       -           -          -               completed    -          -`;

const [events = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/ +/));
const expected = rows.flatMap(([state = '', ...after]) => after.map((next, index) => [state, events[index], next]));

test('each state has a row and each event a column', () => {
  expect(rows.map(([state]) => state)).toEqual(CALL_STATES);
  expect(events).toEqual(CALL_EVENTS);
});

test.each(expected as [(typeof CALL_STATES)[number], (typeof CALL_EVENTS)[number], string][])(
  'a call that is %s: after %s it is %s',
  (state, event, next) => {
    expect(nextState(state, event) ?? '-').toBe(next);
  },
);

test('every state counts but refunded', () => {
  expect(CALL_STATES.filter(isCounted)).toEqual(['reserved', 'open', 'superseded', 'completed']);
});
