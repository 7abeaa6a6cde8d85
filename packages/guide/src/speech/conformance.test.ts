import type { VoiceProvider } from '@asad/call-core';
import {
  createFakeMicrophone,
  createManualClock,
  providerConformance,
  type ConformanceHarness,
} from '@asad/call-core/testing';
import { describe, it } from 'vitest';
import { createGuideProvider, createSilentPlayer } from '../index.ts';
import { createMuseumGuide } from '../testing/museum.ts';

/** The guide ends a call when the visitor says goodbye: here, the session of the newest call does. */
function guide(): ConformanceHarness {
  const clock = createManualClock();
  let sayGoodbye: () => void = () => undefined;
  const real = createGuideProvider({
    guide: createMuseumGuide(),
    createPlayer: (context) => createSilentPlayer(context.clock),
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
    countAlive: () => clock.countTimers(),
  };
}

describe('the guide provider', () => {
  it.for(providerConformance)('$title', ({ run }) => run(guide()));
});
