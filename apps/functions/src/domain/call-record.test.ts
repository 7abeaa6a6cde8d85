import { expect, test } from 'vitest';
import { CALL_EVENTS, CALL_STATES, isCounted, nextState } from './call-record.ts';

const EXPECTED = {
  reserved: {
    opened: 'opened',
    ended: 'same',
    neverConnected: 'same',
    transcribed: 'same',
    takenBack: 'none',
    expired: 'none',
  },
  opened: {
    opened: 'same',
    ended: 'ended',
    neverConnected: 'refunded',
    transcribed: 'ended',
    takenBack: 'refunded',
    expired: 'same',
  },
  ended: {
    opened: 'same',
    ended: 'same',
    neverConnected: 'refunded',
    transcribed: 'same',
    takenBack: 'same',
    expired: 'same',
  },
  refunded: {
    opened: 'same',
    ended: 'same',
    neverConnected: 'same',
    transcribed: 'ended',
    takenBack: 'same',
    expired: 'same',
  },
} as const;

for (const state of CALL_STATES)
  for (const event of CALL_EVENTS)
    test(`a call that is ${state}: after ${event} it is ${EXPECTED[state][event]}`, () => {
      expect(nextState(state, event) ?? 'same').toBe(EXPECTED[state][event]);
    });

test('every state counts but refunded', () => {
  expect(CALL_STATES.filter(isCounted)).toEqual(['reserved', 'opened', 'ended']);
});
