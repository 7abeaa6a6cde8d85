import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CallError } from '../call-error.ts';
import { createFakeMicrophone, createTestCall, settle, type FakeMicrophone } from '../testing/index.ts';

const ROUNDS = 2_000;
const error = new CallError('join_failed', 'It did not work.');

/** Something that a port was asked for and that a test answers when it likes, or never. */
interface Pending {
  readonly answer: () => void;
  readonly refuse: () => void;
}

function createFixture() {
  const pending: Pending[] = [];
  const ask = <T>(make: () => T): Promise<T> =>
    new Promise((resolve, reject) => void pending.push({ answer: () => resolve(make()), refuse: () => reject(error) }));
  const microphones: FakeMicrophone[] = [];
  let leased = 0;
  let calls = 0;
  let talks = 0;
  let ends = 0;
  let unsettled = 0;
  const fixture = createTestCall({
    gate: { check: () => ask(() => null) },
    lease: { acquire: () => ask(() => ((leased += 1), () => void (leased -= 1))) },
    openMicrophone: () => ask(() => (microphones.push(createFakeMicrophone()), microphones.at(-1) as FakeMicrophone)),
    webCalls: { create: () => ask(() => ({ id: `call-${(calls += 1)}`, webCallUrl: '' })) },
    draft: () => undefined,
    room: { startsTalk: false, beforeJoined: () => ask(() => undefined), beforeLeft: () => ask(() => undefined) },
  });
  const { call } = fixture;
  call.on('call-start', () => void (talks += 1));
  call.on('call-end', () => void (ends += 1));
  return {
    ...fixture,
    pending,
    liveMicrophones: () => microphones.filter((microphone) => microphone.isLive()).length,
    look: () => ({ leased, talks, ends, unsettled }),
    start(mode: 'voice' | 'text') {
      unsettled += 1;
      void call.start({ mode }).finally(() => void (unsettled -= 1));
    },
  };
}

type Fixture = ReturnType<typeof createFixture>;

/** Everything that can happen to a call, `pick` choosing among what is there. */
const ACTIONS: Readonly<Record<string, (fixture: Fixture, pick: number) => unknown>> = {
  start: ({ start }, pick) => start(pick % 3 ? 'voice' : 'text'),
  stop: ({ call }) => void call.stop(),
  abandon: ({ call }) => call.abandon(),
  send: ({ call }) => call.send('Hello'),
  mute: ({ call }, pick) => call.setMuted(pick % 2 === 0),
  interrupt: ({ call }) => call.interrupt(),
  answer: ({ pending }, pick) => pending.splice(pick % (pending.length || 1), 1)[0]?.answer(),
  refuse: ({ pending }, pick) => pending.splice(pick % (pending.length || 1), 1)[0]?.refuse(),
  wait: ({ clock }, pick) => clock.advance(pick * 1_000),
  talk: ({ provider }, pick) => provider.rooms[pick % (provider.rooms.length || 1)]?.startTalk(),
  say: ({ provider }, pick) => provider.rooms[pick % (provider.rooms.length || 1)]?.assistantSays('Good evening.'),
  end: ({ provider }, pick) => provider.rooms[pick % (provider.rooms.length || 1)]?.end(),
  fail: ({ provider }, pick) => provider.rooms[pick % (provider.rooms.length || 1)]?.fail(error),
};

const script = fc.array(
  fc.tuple(
    // Answers come often, or hardly a call would get anywhere.
    fc.oneof(
      { weight: 6, arbitrary: fc.constant('answer') },
      { weight: 2, arbitrary: fc.constantFrom('start', 'talk') },
      { weight: 3, arbitrary: fc.constantFrom(...Object.keys(ACTIONS)) },
    ),
    fc.nat(30),
  ),
  { maxLength: 60, size: 'max' },
);

function claim(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It does not hold that: ${what}`);
}

function examine({ call, clock, liveMicrophones, look, provider, records }: Fixture): void {
  const { phase, status } = call.getSnapshot();
  const { ends, leased, talks } = look();
  claim(provider.countLive() <= 1, 'there is one live room at most');
  claim(liveMicrophones() <= 1, 'there is one live microphone at most');
  claim(new Set(records.map(({ callId }) => callId)).size === records.length, 'a call has one record at most');
  claim(
    records.length === ends && talks - ends === (status === 'active' ? 1 : 0),
    'every talk ends once, with a record',
  );
  if (phase !== 'idle') return;
  claim(provider.countLive() === 0, 'no room is live when idle');
  claim(liveMicrophones() === 0, 'no microphone is live when idle');
  claim(leased === 0, 'no lease is held when idle');
  claim(clock.countTimers() === 0, 'no timer runs when idle');
  claim(call.levels.assistant() === 0 && call.levels.visitor() === 0, 'it is silent when idle');
}

it('leaves nothing behind, whatever the visitor, the ports and the provider do in whatever order', async () => {
  let talks = 0;
  await fc.assert(
    fc.asyncProperty(script, async (steps) => {
      const fixture = createFixture();
      for (const [name, pick] of steps) {
        await ACTIONS[name]?.(fixture, pick);
        await settle();
        examine(fixture);
      }
      // Hanging up is enough, even when nobody ever answers.
      const stopped = fixture.call.stop();
      await fixture.clock.advance(2_000);
      await stopped;
      examine(fixture);
      claim(fixture.call.getSnapshot().phase === 'idle', 'it is idle in the end');
      claim(fixture.look().unsettled === 0, 'every start has settled');
      // What is answered long after is closed again.
      for (const { answer } of fixture.pending.splice(0)) answer();
      await settle();
      for (const { answer } of fixture.pending.splice(0)) answer();
      await settle();
      examine(fixture);
      talks += fixture.look().talks;
    }),
    { numRuns: ROUNDS, seed: 20_261_120 },
  );
  // If hardly a talk came about, the property proved little.
  expect(talks).toBeGreaterThan(ROUNDS / 10);
}, 30_000);
