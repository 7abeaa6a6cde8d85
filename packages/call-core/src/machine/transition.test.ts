import { describe, expect, it } from 'vitest';
import { CallError } from '../call-error.ts';
import { VISITOR_END, type CallEnd } from '../call-end.ts';
import { CALL_EVENT_TYPES, type CallEvent, type CallEventType } from './call-event.ts';
import { getCallStatus, type CallState, type CallStateName } from './call-state.ts';
import { transition } from './transition.ts';

const error = new CallError('join_failed', 'It did not work.');
const assistantEnd: CallEnd = { by: 'assistant', endedReason: 'assistant-ended-call' };
const base = { epoch: 7, mode: 'voice' } as const;

const STATES: { readonly [Name in CallStateName]: CallState } = {
  idle: { name: 'idle', epoch: 7 },
  checking: { name: 'checking', ...base },
  openingMicrophone: { name: 'openingMicrophone', ...base },
  creatingCall: { name: 'creatingCall', ...base },
  joining: { name: 'joining', ...base, callId: 'c', stage: 'daily-call-join', isJoined: false },
  active: { name: 'active', ...base, callId: 'c' },
  ending: { name: 'ending', ...base, from: 'active', end: VISITOR_END },
};

const EVENTS: { readonly [Type in CallEventType]: Extract<CallEvent, { type: Type }> } = {
  startRequested: { type: 'startRequested', mode: 'voice' },
  stopRequested: { type: 'stopRequested' },
  gatePassed: { type: 'gatePassed', epoch: 7 },
  gateRefused: { type: 'gateRefused', epoch: 7, error },
  microphoneOpened: { type: 'microphoneOpened', epoch: 7 },
  microphoneRefused: { type: 'microphoneRefused', epoch: 7, error },
  webCallCreated: { type: 'webCallCreated', epoch: 7, callId: 'c' },
  webCallRefused: { type: 'webCallRefused', epoch: 7, error },
  stageStarted: { type: 'stageStarted', epoch: 7, stage: 'audio-observer-setup' },
  stageTimedOut: { type: 'stageTimedOut', epoch: 7, stage: 'daily-call-join' },
  joined: { type: 'joined', epoch: 7 },
  talkStarted: { type: 'talkStarted', epoch: 7 },
  providerEnded: { type: 'providerEnded', epoch: 7, end: assistantEnd },
  providerFailed: { type: 'providerFailed', epoch: 7, error },
  released: { type: 'released', epoch: 7 },
};

/** What every state does with every event: the state that follows, or a dot where the event is ignored. */
const EXPECTED = `
                  idle     checking          openingMicrophone creatingCall joining active ending
startRequested    checking .                 .                 .            .       .      .
stopRequested     .        ending            ending            ending       ending  ending .
gatePassed        .        openingMicrophone .                 .            .       .      .
gateRefused       .        ending            .                 .            .       .      .
microphoneOpened  .        .                 creatingCall      .            .       .      .
microphoneRefused .        .                 ending            .            .       .      .
webCallCreated    .        .                 .                 joining      .       .      .
webCallRefused    .        .                 .                 ending       .       .      .
stageStarted      .        .                 .                 .            joining .      .
stageTimedOut     .        .                 .                 .            ending  .      .
joined            .        .                 .                 .            joining .      .
talkStarted       .        .                 .                 .            active  .      .
providerEnded     .        .                 .                 .            ending  ending .
providerFailed    .        .                 .                 .            ending  ending .
released          .        .                 .                 .            .       .      idle
`
  .trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/));

const names = EXPECTED[0] as readonly CallStateName[];
const rows = EXPECTED.slice(1).map(([type, ...results]) => [type as CallEventType, ...results] as const);

describe('the table of a call', () => {
  it('has an expectation for every event in every state', () => {
    expect([...names].toSorted()).toEqual(Object.keys(STATES).toSorted());
    expect(rows.map(([type]) => type).toSorted()).toEqual([...CALL_EVENT_TYPES].toSorted());
    expect(rows.every((row) => row.length === names.length + 1)).toBe(true);
  });

  for (const [type, ...results] of rows) {
    for (const [index, expected] of results.entries()) {
      const name = names[index] ?? 'idle';
      it(`${expected === '.' ? 'ignores' : `goes to ${expected} on`} ${type} while ${name}`, () => {
        const result = transition(STATES[name], EVENTS[type]);
        expect(result.kind).toBe(expected === '.' ? 'ignored' : 'moved');
        expect(result.state.name).toBe(expected === '.' ? name : expected);
      });
    }
  }
});

describe('a transition', () => {
  it('ignores what belongs to another call, whatever the state', () => {
    for (const state of Object.values(STATES)) {
      for (const event of Object.values(EVENTS)) {
        if (!('epoch' in event)) continue;
        expect(transition(state, { ...event, epoch: 6 })).toMatchObject({
          kind: 'ignored',
          because: 'another-call',
          state,
        });
      }
    }
  });

  it('calls an event that does not exist unknown, which is not the same as ignored', () => {
    const event = { type: 'teleported' } as unknown as CallEvent;
    expect(transition(STATES.active, event)).toEqual({ kind: 'unknown', state: STATES.active, effects: [] });
  });

  it('gives each call a number of its own', () => {
    expect(transition(STATES.idle, EVENTS.startRequested).state.epoch).toBe(8);
  });

  it('asks for no microphone in a typed call', () => {
    const { effects, state } = transition({ ...STATES.checking, mode: 'text' } as CallState, EVENTS.gatePassed);
    expect(state.name).toBe('creatingCall');
    expect(effects.map(({ type }) => type)).not.toContain('openMicrophone');
  });

  it('ignores the time limit of a stage that has passed', () => {
    expect(transition(STATES.joining, { type: 'stageTimedOut', epoch: 7, stage: 'web-call-creation' }).kind).toBe(
      'ignored',
    );
  });

  it('names the stage that took too long', () => {
    const { state } = transition(STATES.joining, EVENTS.stageTimedOut);
    expect(state).toMatchObject({
      name: 'ending',
      end: { by: 'error', error: { code: 'timed_out', stage: 'daily-call-join' } },
    });
  });

  it('shows idle while it checks, and what it showed before while it ends', () => {
    const shown = Object.values(STATES).map((state) => `${state.name}:${getCallStatus(state)}`);
    expect(shown).toEqual([
      'idle:idle',
      'checking:idle',
      'openingMicrophone:connecting',
      'creatingCall:connecting',
      'joining:connecting',
      'active:active',
      'ending:active',
    ]);
  });

  it('concludes a talk once it had begun, and a start when it had not', () => {
    expect(transition(STATES.ending, EVENTS.released).effects).toEqual([{ type: 'concludeTalk', end: VISITOR_END }]);
    const start = { ...STATES.ending, from: 'connecting' } as CallState;
    expect(transition(start, EVENTS.released).effects).toEqual([{ type: 'concludeStart', end: VISITOR_END }]);
  });
});
