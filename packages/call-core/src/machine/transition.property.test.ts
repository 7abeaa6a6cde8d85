import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CallError } from '../call-error.ts';
import { VISITOR_END } from '../call-end.ts';
import { START_STAGES } from '../start-stage.ts';
import { CALL_EVENT_TYPES, type CallEvent, type CallEventType } from './call-event.ts';
import { getCallStatus, INITIAL_STATE, type CallState } from './call-state.ts';
import { transition } from './transition.ts';

const error = new CallError('join_failed', 'It did not work.');
const ROUNDS = 10_000;

function build(type: CallEventType, epoch: number, pick: number): CallEvent {
  const stage = START_STAGES[pick % START_STAGES.length] ?? 'microphone';
  const mode = pick % 2 ? 'voice' : 'text';
  // One object with every field: each event type reads its own.
  return { type, epoch, mode, stage, error, callId: `call-${pick}`, end: VISITOR_END } as unknown as CallEvent;
}

/** The way of a call that goes well; random events alone almost never spell it. */
const GOOD_WAY: readonly CallEventType[] = [
  'startRequested',
  'gatePassed',
  'microphoneOpened',
  'webCallCreated',
  'joined',
  'talkStarted',
  'stopRequested',
  'released',
];

const script = fc.array(
  fc.record({
    // null: the next step of the good way.
    type: fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 2, arbitrary: fc.constantFrom(...CALL_EVENT_TYPES) },
    ),
    // Mostly of this call; sometimes late, sometimes from a call that is not there yet.
    lag: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: -3, max: 3 }) }),
    pick: fc.nat(20),
    times: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constant(2) }),
  }),
  { maxLength: 60, size: 'max' },
);

/** The three public words follow one another only along the specification's arrows (section 4). */
const ARROWS: ReadonlySet<string> = new Set([
  'idle>idle',
  'idle>connecting',
  'connecting>connecting',
  'connecting>active',
  'active>active',
  'active>idle',
  'connecting>idle',
]);

/** Plain throws: half a million assertions with a matcher each take longer than all else. */
function claim(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It does not hold that: ${what}`);
}

it('holds what must hold of a call, whatever arrives in whatever order', () => {
  let played = 0;
  let talks = 0;
  fc.assert(
    fc.property(script, (events) => {
      played += 1;
      let state: CallState = INITIAL_STATE;
      let open = 0;
      let unreleased = 0;
      let concluded = 0;
      let started = 0;
      let good = 0;
      const apply = (event: CallEvent): void => {
        const before = state;
        const { kind, state: next, effects } = transition(state, event);
        state = next;
        if (kind !== 'moved') return claim(next === before && effects.length === 0, 'what is ignored changes nothing');
        for (const effect of effects) {
          if (effect.type === 'checkGate') ((started += 1), (open += 1));
          if (effect.type === 'release') unreleased += 1;
          if (effect.type === 'concludeTalk' || effect.type === 'concludeStart') ((concluded += 1), (open -= 1));
          if (effect.type === 'beginTalk') talks += 1;
        }
        // Never two calls: one is asked for only when none is there.
        claim(open === 0 || open === 1, `one call or none, not ${open}`);
        // A number is never used twice, and never goes back.
        claim(next.epoch >= before.epoch, 'numbers only grow');
        const step = `${getCallStatus(before)}>${getCallStatus(next)}`;
        claim(ARROWS.has(step), step);
      };
      for (const { type, lag, pick, times } of events) {
        const next = type ?? GOOD_WAY[good++ % GOOD_WAY.length] ?? 'stopRequested';
        for (let time = 0; time < times; time += 1) apply(build(next, state.epoch + lag, pick));
      }
      // Always back to idle: hanging up and letting go is enough, from anywhere.
      apply({ type: 'stopRequested' });
      apply({ type: 'released', epoch: state.epoch });
      claim(getCallStatus(state) === 'idle' && open === 0, 'back to idle');
      claim(concluded === started && unreleased === started, 'what was started was released and concluded, once');
    }),
    { numRuns: ROUNDS, seed: 20_261_120 },
  );
  expect(played).toBe(ROUNDS);
  // If hardly a talk came about, the property proved little.
  expect(talks).toBeGreaterThan(ROUNDS / 10);
}, 20_000);
