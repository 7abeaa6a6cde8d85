import type { VoiceProvider } from '@asad/call-core';
import {
  createFakeMicrophone,
  createManualClock,
  providerConformance,
  type ConformanceHarness,
} from '@asad/call-core/testing';
import { describe, it } from 'vitest';
import { createMuseumGuide } from '../testing/museum.ts';
import type { EarListeners } from './ear.ts';
import { createGuideRespondent, type Respondent } from './respondent.ts';
import { createSilentPlayer } from './sentence-player.ts';
import { createSpokenCall } from './spoken-call.ts';

/** Its answers come later, as from a worker or a judge elsewhere. */
function openSlow(): Respondent {
  const guide = createGuideRespondent(createMuseumGuide());
  return {
    ...guide,
    async respond(hearings) {
      const { heard, parts } = guide.respond(hearings);
      return { heard, parts: Promise.resolve(parts) };
    },
  };
}

/** The assistant ends the call as if the visitor had said goodbye. */
function createHarness(): ConformanceHarness {
  const clock = createManualClock();
  let sayGoodbye: () => void = () => undefined;
  let ear: EarListeners | undefined;
  let tellBlocked: (isBlocked: boolean) => void = () => undefined;
  const call = createSpokenCall(
    {
      open: openSlow,
      createPlayer: (context) => ({
        ...createSilentPlayer(context.clock),
        watchSound: (listener) => ((tellBlocked = listener), () => undefined),
        startAudio: async () => tellBlocked(false),
      }),
      createEar: (_microphone, listeners) => {
        ear = listeners;
        return { listen: () => undefined, rest: () => undefined, close: () => undefined };
      },
    },
    { callId: 'c' },
  );
  const provider: VoiceProvider = {
    create: async () => ({
      ...call,
      async join(context) {
        const session = await call.join(context);
        sayGoodbye = () => session.sendText?.('Goodbye');
        return session;
      },
    }),
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

describe('a spoken call', () => {
  it.for(providerConformance)('$title', ({ run }) => run(createHarness()));
});
