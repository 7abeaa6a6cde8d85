import { createCall } from '../call/create-call.ts';
import { CallError } from '../call-error.ts';
import { createFakeMicrophone, type FakeMicrophone } from './fake-microphone.ts';
import type { Ability, VoiceSession } from '../provider.ts';
import { claim, letGo, open, STEP_MS, until, type ConformanceHarness } from './conformance-harness.ts';

/** `run` throws an Error that describes the violation. */
export interface ConformanceCase {
  readonly title: string;
  run(harness: ConformanceHarness): Promise<void>;
}

const METHODS: Readonly<Partial<Record<Ability, keyof VoiceSession>>> = {
  text: 'sendText',
  interrupt: 'interrupt',
  'tool-results': 'answerTool',
  say: 'say',
  context: 'addContext',
  volume: 'setVolume',
  speaker: 'setSpeaker',
  microphone: 'setMicrophone',
  'start-audio': 'startAudio',
};

interface Talk {
  readonly harness: ConformanceHarness;
  readonly call: ReturnType<typeof open>;
  readonly session: VoiceSession;
}

async function beginTalk(harness: ConformanceHarness, options?: Parameters<typeof open>[1]) {
  const call = open(harness, options);
  const session = await call.session();
  await call.until('the talk’s start', () => call.has('talk-started'));
  return { call, session };
}

/** From the start of the talk until the session has been left. */
const inTalk = (
  title: string,
  act: (talk: Talk) => void | Promise<void>,
  options?: Parameters<typeof open>[1],
): ConformanceCase => ({
  title,
  async run(harness) {
    const { call, session } = await beginTalk(harness, options);
    await act({ harness, call, session });
    await letGo(harness, session.leave());
  },
});

/**
 * Requirements on every voice provider: `for (const { title, run } of providerConformance) it(title, () =>
 * run(createHarness()));`
 */
export const providerConformance: readonly ConformanceCase[] = [
  inTalk('creates a call with an id, joins it, and reports each stage from its start to its end', async ({ call }) => {
    claim((await call.created).callId !== '', 'the call has an id');
    const stages = call.events.filter((event) => event.type === 'stage');
    const starts = stages.flatMap(({ stage, status }) => (status === 'started' ? [stage] : []));
    for (const stage of starts) {
      const statuses = stages.filter((event) => event.stage === stage).map(({ status }) => status);
      claim(statuses.length > 1 && statuses[0] === 'started', `${stage} reports its start, then its result`);
    }
  }),
  inTalk('reports the start of the talk once the assistant is ready', () => undefined),
  inTalk(
    'joins a typed call without a microphone',
    async ({ harness, call, session }) => {
      session.sendText?.('What did he build?');
      await harness.wait(STEP_MS);
      claim(!call.has('ended'), 'a typed call continues');
    },
    { isTyped: true },
  ),
  {
    title: 'rejects with a CallError when the call is cancelled before the join, and leaves nothing',
    async run(harness) {
      const call = open(harness, { givesUpBeforeJoin: true });
      let thrown: unknown;
      void call.joined.catch((error: unknown) => void (thrown = error));
      await call.until('the rejection', () => thrown !== undefined);
      claim(CallError.isInstance(thrown), 'it rejects with a CallError');
      await letGo(harness, Promise.resolve());
      claim(!call.has('talk-started'), 'a cancelled call does not start');
    },
  },
  {
    title: 'rejects, or returns a session that can be left, when it is cancelled during the join',
    async run(harness) {
      const call = open(harness);
      call.abort();
      let outcome: unknown;
      void call.joined
        .then((session) => session.leave())
        .then(
          () => void (outcome = 'left'),
          (error: unknown) => void (outcome = error),
        );
      await call.until('settling', () => outcome !== undefined);
      claim(outcome === 'left' || CallError.isInstance(outcome), 'it rejects with a CallError');
      await letGo(harness, Promise.resolve());
    },
  },
  inTalk('is silent after it is left, and reports nothing more', async ({ harness, call, session }) => {
    const leaving = session.leave();
    claim(session.assistantLevel() === 0, 'the level is 0 as soon as it is left');
    const eventCount = call.events.length;
    await letGo(harness, leaving);
    session.interrupt?.();
    session.setMuted(false);
    await harness.wait(1_500);
    claim(
      call.events.length === eventCount,
      `nothing is reported after leaving (${JSON.stringify(call.events.slice(eventCount))})`,
    );
  }),
  {
    title: 'can be left twice',
    async run(harness) {
      const session = await open(harness).session();
      await letGo(
        harness,
        Promise.all([session.leave(), session.leave()]).then(() => undefined),
      );
      await letGo(harness, session.leave());
    },
  },
  inTalk('does not stop the microphone', async ({ harness, session }) => {
    await letGo(harness, session.leave());
    claim(harness.microphone.isLive(), 'the microphone stays open: the caller stops it');
  }),
  {
    title: 'mutes and unmutes at any time, also from the start',
    async run(harness) {
      const call = open(harness, { isMuted: true });
      const session = await call.session();
      for (const isMuted of [true, false, true]) session.setMuted(isMuted);
      await call.until('the talk’s start', () => call.has('talk-started'));
      for (const isMuted of [false, true]) session.setMuted(isMuted);
      claim(!call.has('ended'), 'muting does not end the call');
      await letGo(harness, session.leave());
    },
  },
  inTalk('gives levels from 0 to 1', async ({ harness, session }) => {
    for (let step = 0; step < 6; step += 1) {
      const level = session.assistantLevel();
      claim(level >= 0 && level <= 1, `the level is between 0 and 1, not ${level}`);
      await harness.wait(STEP_MS);
    }
  }),
  inTalk('lets the visitor interrupt, and continues', async ({ harness, call, session }) => {
    session.interrupt?.();
    session.interrupt?.();
    await harness.wait(STEP_MS);
    claim(!call.has('ended'), 'an interruption does not end the call');
  }),
  inTalk('has a method for each ability in `can`', async ({ call, session }) => {
    for (const ability of (await call.created).can ?? []) {
      const method = METHODS[ability];
      claim(!method || typeof session[method] === 'function', `the ability '${ability}' needs the method ${method}`);
    }
  }),
  inTalk('accepts each control during a talk, and reports nothing after it', async ({ harness, call, session }) => {
    const can = (await call.created).can ?? [];
    const askAll = async (): Promise<void> => {
      if (can.includes('say')) session.say?.('One moment.');
      if (can.includes('context')) session.addContext?.('The visitor looks at the first picture.');
      if (can.includes('volume')) for (const ratio of [0, 0.5, 1]) session.setVolume?.(ratio);
      if (can.includes('speaker')) await session.setSpeaker?.(null);
      if (can.includes('microphone')) await session.setMicrophone?.(harness.microphone);
      // May reject: sound is still blocked, or absent.
      if (can.includes('start-audio')) await (async () => session.startAudio?.())().catch(() => undefined);
    };
    await askAll();
    await harness.wait(STEP_MS * 2);
    claim(!call.has('ended'), 'no control ends the talk');
    claim(harness.microphone.isLive(), 'the new microphone stays open: the caller stops it');
    await letGo(harness, session.leave());
    const eventCount = call.events.length;
    await askAll().catch(() => undefined);
    await harness.wait(STEP_MS * 2);
    claim(call.events.length === eventCount, 'nothing is reported after leaving');
    claim(harness.countAlive() === 0, 'no resource is open after leaving');
  }),
  inTalk('reports the loss and the return of the connection, if it can reconnect', async ({ harness, call }) => {
    if ((await call.created).can?.includes('reconnect')) {
      claim(harness.breakLine !== undefined, 'a provider that reconnects needs breakLine in its harness');
      const isReconnecting = (): boolean =>
        call.events.findLast((event) => event.type === 'connection')?.isReconnecting === true;
      harness.breakLine?.(true);
      await call.until('the loss of the connection', isReconnecting);
      harness.breakLine?.(false);
      await call.until('the return of the connection', () => !isReconnecting());
      claim(!call.has('ended'), 'a restored connection does not end the call');
    }
  }),
  {
    title: 'preloads any number of times, and opens no resource',
    async run(harness) {
      await harness.provider.warmUp?.();
      await harness.provider.warmUp?.();
      await letGo(harness, Promise.resolve());
      const { session } = await beginTalk(harness);
      await letGo(harness, session.leave());
    },
  },
  inTalk('reports messages that have a type', async ({ harness, call, session }) => {
    session.sendText?.('Hello');
    await harness.wait(STEP_MS * 4);
    for (const event of call.events)
      if (event.type === 'message') claim(typeof event.message.type === 'string', 'every message has a type');
  }),
  inTalk('reports the assistant’s end without an error', async ({ harness, call }) => {
    if (!harness.endByAssistant) return;
    harness.endByAssistant();
    await call.until('the end', () => call.has('ended'));
    const end = call.events.find((event) => event.type === 'ended')?.end;
    claim(end?.by === 'assistant', `the assistant ended the call, not ${JSON.stringify(end)}`);
  }),
  inTalk(
    'reports that the assistant left while the connection is up, and that it is back',
    async ({ harness, call }) => {
      if (harness.leaveByAssistant) {
        const isPresent = () => call.events.findLast((event) => event.type === 'presence')?.isPresent;
        harness.leaveByAssistant(true);
        await call.until('the absence', () => isPresent() === false);
        claim(!call.has('ended'), 'the core waits for the assistant: its provider does not end the call');
        harness.leaveByAssistant(false);
        await call.until('the return', () => isPresent() === true);
      }
    },
  ),
  inTalk('reports within 2 s that the system paused its sound, and that it plays again', async ({ harness, call }) => {
    if (harness.pauseSound) {
      const isBlocked = () => call.events.findLast((event) => event.type === 'sound')?.isBlocked === true;
      await harness.pauseSound(true);
      await harness.wait(2_000);
      claim(isBlocked(), 'sound that cannot resume is reported');
      claim((await call.created).can?.includes('start-audio') === true, 'a press can resume it');
      await harness.pauseSound(false);
      await call.until('sound', () => !isBlocked());
    }
  }),
  inTalk(
    'reports why speech recognition failed, and hears through the next microphone',
    async ({ harness, call, session }) => {
      if (harness.loseHearing) {
        harness.loseHearing();
        const find = () => call.events.find((event) => event.type === 'degraded')?.error;
        await call.until('the failure of recognition', () => find() !== undefined);
        claim(find()?.code === 'hearing_unavailable', 'a failed recognition is hearing_unavailable');
        claim(typeof find()?.details === 'string', 'its details are the browser’s reason');
        claim(!call.has('ended'), 'the call continues');
        await session.setMicrophone?.(harness.microphone);
        session.setMuted(false);
        await harness.wait(STEP_MS);
        claim(!call.has('ended'), 'the next microphone is heard');
      }
    },
  ),
  inTalk('is silent as soon as the visitor hangs up, and is left after that', async ({ harness, call, session }) => {
    session.hangUp?.();
    const eventCount = call.events.length;
    await harness.wait(STEP_MS);
    const after = call.events.slice(eventCount);
    claim(
      !session.hangUp || !after.some((event) => event.type === 'speaking' && event.isSpeaking),
      'no side starts to speak after the visitor hung up',
    );
  }),
  {
    title: 'shows in a call whether the visitor is heard, and continues with another microphone',
    async run(harness) {
      const microphones: FakeMicrophone[] = [];
      const call = createCall({
        target: { assistantId: 'assistant' },
        provider: harness.provider,
        clock: harness.clock,
        lease: { acquire: async () => () => undefined },
        async openMicrophone() {
          const { track } = harness.microphone;
          const fake = { ...createFakeMicrophone(), track };
          microphones.push(fake);
          return fake;
        },
      });
      const why = () => call.getSnapshot().liveness.visitor.because;
      void call.start();
      await until(harness, 'the talk’s start', () => call.getSnapshot().status === 'active');
      await until(harness, 'the silent microphone', () => why() === 'no-level', 12_000);
      microphones[0]?.setLevel(0.01);
      await until(harness, 'the audible visitor', () => why() === null);
      microphones[0]?.setSystemMuted(true);
      claim(why() === 'system-muted', 'a microphone that the system mutes is reported');
      microphones[0]?.setSystemMuted(false);
      claim(why() === null, 'its return is reported');
      if (call.getSnapshot().can.includes('microphone')) {
        microphones[0]?.lose();
        await until(harness, 'another microphone', () => microphones.length === 2);
        claim(call.getSnapshot().status === 'active', 'the call continues without the first microphone');
      }
      await letGo(harness, call.end());
    },
  },
  {
    title: 'can be joined again after it was left',
    async run(harness) {
      for (let time = 0; time < 3; time += 1) {
        const { session } = await beginTalk(harness);
        await letGo(harness, session.leave());
      }
    },
  },
];
