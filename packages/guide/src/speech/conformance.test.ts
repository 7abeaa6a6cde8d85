import type { VoiceProvider } from '@asad/call-core';
import {
  createFakeMicrophone,
  createManualClock,
  providerConformance,
  type ConformanceHarness,
} from '@asad/call-core/testing';
import { describe, it } from 'vitest';
import {
  createGuideRespondent,
  createSilentPlayer,
  createSpokenProvider,
  type EarListeners,
  type Respondent,
} from '../index.ts';
import { createMuseumGuide } from '../testing/museum.ts';

/** The assistant ends the call as if the visitor had said goodbye. */
function createHarness(open: () => Respondent): ConformanceHarness {
  const clock = createManualClock();
  let sayGoodbye: () => void = () => undefined;
  let ear: EarListeners | undefined;
  let tellBlocked: (isBlocked: boolean) => void = () => undefined;
  const real = createSpokenProvider({
    open,
    createPlayer: (context) => ({
      ...createSilentPlayer(context.clock),
      watchSound: (listener) => ((tellBlocked = listener), () => undefined),
      startAudio: async () => tellBlocked(false),
    }),
    createEar: (_microphone, listeners) => {
      ear = listeners;
      return { listen: () => undefined, rest: () => undefined, close: () => undefined };
    },
  });
  const provider: VoiceProvider = {
    async create(creating) {
      const call = await real.create(creating);
      return {
        ...call,
        async join(context) {
          const session = await call.join(context);
          sayGoodbye = () => session.sendText?.('Goodbye');
          return session;
        },
      };
    },
  };
  return {
    provider,
    clock,
    microphone: createFakeMicrophone(),
    wait: (ms) => clock.advance(ms),
    endByAssistant: () => sayGoodbye(),
    pauseSound: (isPaused) => tellBlocked(isPaused),
    loseHearing: () => ear?.failed('network'),
    countAlive: () => clock.countTimers(),
  };
}

const openGuide = (): Respondent => createGuideRespondent(createMuseumGuide());

/** Its answers come later, as with a judge elsewhere. */
function openSlow(): Respondent {
  const guide = openGuide();
  return {
    ...guide,
    async respond(hearings, signal) {
      const { heard, parts } = await guide.respond(hearings, signal);
      return { heard, parts: Promise.resolve(parts) };
    },
  };
}

describe('the guide provider', () => {
  it.for(providerConformance)('$title', ({ run }) => run(createHarness(openGuide)));
});

describe('the spoken provider of answers that come later', () => {
  it.for(providerConformance)('$title', ({ run }) => run(createHarness(openSlow)));
});
