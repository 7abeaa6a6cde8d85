import { describe, it } from 'vitest';
import { createGuide, createGuideProvider, createSilentPlayer } from '../guide/index.ts';
import type { VoiceProvider } from '../provider.ts';
import { museumContent } from './museum-guide.ts';
import { createFakeMicrophone, createManualClock, createScriptedProvider, providerConformance } from './index.ts';
import type { ConformanceHarness } from './index.ts';

function harnessOf(provider: VoiceProvider, endByAssistant: () => void, countAlive: () => number): ConformanceHarness {
  const clock = createManualClock();
  return {
    provider,
    clock,
    microphone: createFakeMicrophone(),
    wait: (ms) => clock.advance(ms),
    endByAssistant,
    countAlive: () => countAlive() + clock.countTimers(),
  };
}

function scripted(): ConformanceHarness {
  const provider = createScriptedProvider();
  const harness = harnessOf(
    provider,
    () => provider.room().end(),
    () => provider.countLive(),
  );
  return { ...harness, breakLine: (isBroken) => provider.room().breakLine(isBroken) };
}

/** The guide ends a call when the visitor says goodbye: here, the session of the newest call does. */
function guide(): ConformanceHarness {
  let sayGoodbye: () => void = () => undefined;
  const real = createGuideProvider({
    guide: createGuide(museumContent),
    createPlayer: ({ clock }) => createSilentPlayer(clock),
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
  return harnessOf(
    provider,
    () => sayGoodbye(),
    () => 0,
  );
}

for (const [name, create] of Object.entries({ scripted, guide })) {
  describe(`the ${name} provider`, () => {
    it.for(providerConformance)('$title', ({ run }) => run(create()));
  });
}
