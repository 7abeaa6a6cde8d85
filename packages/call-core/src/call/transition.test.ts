import { describe, expect, it } from 'vitest';
import { getCallStatus, transition, type CallHappening, type CallState } from './transition.ts';

/** A dot marks an ignored event. */
const [states = [], ...rows] = `
               idle                starting           joined             alive              active                       failing       ending
startRequested starting:beginStart .                  .                  .                  .                            .             .
joined         .                   joined:            .                  active:beginTalk   .                            .             .
talkStarted    .                   alive:             active:beginTalk   .                  .                            .             .
ended          .                   failing:closeScope failing:closeScope failing:closeScope ending:keepRecord,closeScope .             .
closed         .                   .                  .                  .                  .                            idle:endStart idle:endTalk
`
  .trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/));

describe('the table of a call', () => {
  it('has an expectation for every event in every state', () => {
    expect(rows.map(({ length }) => length)).toEqual(Array.from({ length: 5 }, () => states.length + 1));
  });

  for (const [event = '', ...results] of rows) {
    for (const [index, expected = ''] of results.entries()) {
      const state = states[index] ?? '';
      it(`${expected === '.' ? 'ignores' : `goes to ${expected} on`} ${event} while ${state}`, () => {
        const [next, ...effects] = transition(state as CallState, event as CallHappening) ?? [];
        expect(next ? `${next}:${effects.join()}` : '.').toBe(expected);
      });
    }
  }
});

it('getCallStatus: connecting from the press on, unchanged while ending', () => {
  expect(states.map((state) => getCallStatus(state as CallState))).toEqual([
    'idle',
    'connecting',
    'connecting',
    'connecting',
    'active',
    'connecting',
    'active',
  ]);
});
