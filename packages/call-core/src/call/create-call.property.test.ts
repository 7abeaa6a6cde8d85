import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CallError } from '../call-error.ts';
import { createFakeMicrophone, createTestCall, type FakeMicrophone, settle } from '../testing/index.ts';
import type { CallEventName } from './call.ts';

const ROUNDS = effort(1_000, 10_000);
const error = new CallError('join_failed', 'It did not work.');
const bug = new Error('a bug of the page');

interface Pending {
  readonly answer: () => void;
  readonly refuse: () => void;
}

const EVENTS = [
  'call-start-progress',
  'call-start-success',
  'call-start-failed',
  'call-start',
  'call-end',
  'message',
  'tool-call',
  'error',
] as const satisfies readonly CallEventName[];

const REACTIONS = ['throw', 'start', 'stop', 'send', 'mute', 'terminate', 'off'] as const;

interface Page {
  /** Place 0 is `subscribe`. */
  readonly reactions: readonly (readonly [number, (typeof REACTIONS)[number]])[];
  readonly brokenPorts: readonly string[];
}

function createFixture({ reactions, brokenPorts }: Page) {
  const pending: Pending[] = [];
  const ask = <T>(port: string, make: () => T): Promise<T> => {
    if (brokenPorts.includes(port)) throw bug;
    return new Promise(
      (resolve, reject) => void pending.push({ answer: () => resolve(make()), refuse: () => reject(error) }),
    );
  };
  const microphones: FakeMicrophone[] = [];
  let leased = 0;
  let talks = 0;
  let ends = 0;
  let unsettled = 0;
  const fixture = createTestCall({
    reportError: () => undefined,
    gate: { check: () => ask('gate', () => null) },
    lease: { acquire: () => ask('lease', () => ((leased += 1), () => void (leased -= 1))) },
    openMicrophone: () =>
      ask('microphone', () => (microphones.push(createFakeMicrophone()), microphones.at(-1) as FakeMicrophone)),
    tools: { show: { schema: { parse: (value) => value }, run: () => ask('tool', () => 'shown') } },
    room: {
      startsTalk: false,
      beforeCreated: () => ask('create', () => undefined),
      beforeJoined: () => ask('join', () => undefined),
      beforeLeft: () => ask('leave', () => undefined),
    },
  });
  const { call } = fixture;
  const start = (mode: 'voice' | 'text'): void => {
    unsettled += 1;
    void call.start({ mode }).finally(() => void (unsettled -= 1));
  };
  call.on('call-start', () => void (talks += 1));
  call.on('call-end', () => void (ends += 1));

  const react: Readonly<Record<(typeof REACTIONS)[number], (off: () => void) => unknown>> = {
    throw() {
      throw bug;
    },
    start: () => start('voice'),
    stop: () => call.end(),
    send: () => call.send('From a listener'),
    mute: () => call.setMuted(true),
    terminate: () => call.terminate(),
    off: (off) => off(),
  };
  for (const [place, reaction] of reactions) {
    let remaining = 3;
    // A listener that always starts a call would never end.
    const listen = (): void => void ((remaining -= 1) < 0 || react[reaction](off));
    const name = EVENTS[place - 1];
    const off = name ? call.on(name, listen) : call.subscribe(listen);
  }
  return {
    ...fixture,
    pending,
    microphones,
    start,
    liveMicrophones: () => microphones.filter((microphone) => microphone.isLive()).length,
    look: () => ({ leased, talks, ends, unsettled }),
  };
}

type Fixture = ReturnType<typeof createFixture>;
const roomOf = ({ provider }: Fixture, pick: number) => provider.rooms[pick % (provider.rooms.length || 1)];

const ACTIONS: Readonly<Record<string, (fixture: Fixture, pick: number) => unknown>> = {
  start: ({ start }, pick) => start(pick % 3 ? 'voice' : 'text'),
  stop: ({ call }) => void call.end(),
  terminate: ({ call }) => call.terminate(),
  send: ({ call }) => call.send('Hello'),
  mute: ({ call }, pick) => call.setMuted(pick % 2 === 0),
  interrupt: ({ call }) => call.interrupt(),
  unqueue: ({ call }) => call.unqueue(),
  tellAssistant: ({ call }, pick) => (pick % 2 ? call.say('Hello') : call.addContext('Heron')),
  volume: ({ call }, pick) => call.setVolume(pick / 30),
  speaker: ({ call }, pick) => call.setSpeaker(`speaker-${pick}`),
  // Not awaited: its prompt may never settle.
  microphone: ({ call }, pick) => void call.setMicrophone(`microphone-${pick}`),
  sound: (fixture, pick) => (pick % 2 ? roomOf(fixture, pick)?.blockSound() : void fixture.call.startAudio()),
  line: (fixture, pick) => roomOf(fixture, pick)?.breakLine(pick % 2 === 0),
  warmUp: ({ call }) => call.warmUp(),
  answer: ({ pending }, pick) => pending.splice(pick % (pending.length || 1), 1)[0]?.answer(),
  refuse: ({ pending }, pick) => pending.splice(pick % (pending.length || 1), 1)[0]?.refuse(),
  wait: ({ clock }, pick) => clock.advance(pick * 1_000),
  talk: (fixture, pick) => roomOf(fixture, pick)?.startTalk(),
  say: (fixture, pick) => roomOf(fixture, pick)?.assistantSays('Good evening.'),
  stage: (fixture, pick) =>
    roomOf(fixture, pick)?.emit({ type: 'stage', stage: `stage-${pick}`, status: pick % 2 ? 'started' : 'completed' }),
  tool: (fixture, pick) => roomOf(fixture, pick)?.emit({ type: 'tool-call', name: 'show', arguments: 1, id: 'id' }),
  level: (fixture, pick) => roomOf(fixture, pick)?.setLevel(pick / 30),
  end: (fixture, pick) => roomOf(fixture, pick)?.end(),
  fail: (fixture, pick) => roomOf(fixture, pick)?.fail(error),
  unplug: ({ microphones }, pick) => microphones[pick % (microphones.length || 1)]?.lose(),
};

const script = fc.array(
  fc.tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constant('answer') },
      { weight: 2, arbitrary: fc.constantFrom('start', 'talk') },
      { weight: 3, arbitrary: fc.constantFrom(...Object.keys(ACTIONS)) },
    ),
    fc.nat(30),
  ),
  { maxLength: 60, size: 'max' },
);

const page = fc.record({
  reactions: fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    {
      weight: 2,
      arbitrary: fc.array(fc.tuple(fc.nat(EVENTS.length), fc.constantFrom(...REACTIONS)), { maxLength: 4 }),
    },
  ),
  brokenPorts: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.subarray(['gate', 'lease', 'microphone', 'create', 'join', 'leave', 'tool']),
    },
  ),
});

function claim(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It does not hold that: ${what}`);
}

function examine({ call, liveMicrophones, look, provider, records }: Fixture): void {
  const { status, stage } = call.getSnapshot();
  const { ends, leased, talks } = look();
  claim(provider.countLive() <= 1, 'there is one live room at most');
  claim(liveMicrophones() <= 2, 'there are two live microphones at most');
  claim(leased <= 1, 'there is one lease at most');
  claim(new Set(records.map(({ callId }) => callId)).size === records.length, 'a call has one record at most');
  claim(ends <= talks && talks - ends <= 1, 'every talk ends once');
  if (status !== 'idle' || stage !== null) return;
  claim(records.length === ends && talks === ends, 'every talk that is over has a record, and was told');
  claim(provider.countLive() === 0, 'no room is live when idle');
  claim(liveMicrophones() === 0, 'no microphone is live when idle');
  claim(call.levels.assistant() === 0 && call.levels.visitor() === 0, 'it is silent when idle');
}

async function hangUp({ call, clock }: Fixture): Promise<void> {
  for (let time = 0; time < 12; time += 1) {
    const stopped = call.end();
    // Closing and lease take up to two seconds each.
    await clock.advance(5_000);
    await stopped;
  }
}

it('createCall: leaves nothing open for any order of acts by visitor, page, ports and provider', async () => {
  let talks = 0;
  let reactions = 0;
  await fc.assert(
    fc.asyncProperty(script, page, async (steps, made) => {
      const fixture = createFixture(made);
      reactions += made.reactions.length;
      for (const [name, pick] of steps) {
        await ACTIONS[name]?.(fixture, pick);
        await settle();
        examine(fixture);
      }
      await hangUp(fixture);
      examine(fixture);
      claim(fixture.call.getSnapshot().status === 'idle', 'it is idle in the end');
      claim(fixture.look().unsettled === 0, 'every start has settled');
      for (let time = 0; time < 4; time += 1) {
        for (const { answer } of fixture.pending.splice(0)) answer();
        await settle();
      }
      await fixture.clock.advance(5_000);
      examine(fixture);
      claim(fixture.look().leased === 0, 'no lease is held in the end');
      claim(fixture.provider.countUnjoined() === 0, 'no call is left that nobody joined');
      claim(fixture.clock.countTimers() === 0, 'no timer runs in the end');
      talks += fixture.look().talks;
    }),
    { numRuns: ROUNDS, seed: 20_261_120 },
  );
  expect(talks).toBeGreaterThan(ROUNDS / 10);
  expect(reactions).toBeGreaterThan(ROUNDS / 2);
}, 300_000);
