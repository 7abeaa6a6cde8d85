import { describe, it } from 'vitest';
import { createFakeMicrophone, createManualClock, createScriptedProvider, providerConformance } from './index.ts';
import type { ConformanceHarness } from './index.ts';

function scripted(): ConformanceHarness {
  const provider = createScriptedProvider();
  const clock = createManualClock();
  return {
    provider,
    clock,
    microphone: createFakeMicrophone(),
    wait: (ms) => clock.advance(ms),
    endByAssistant: () => provider.room().end(),
    countAlive: () => provider.countLive() + clock.countTimers(),
    breakLine: (isBroken) => provider.room().breakLine(isBroken),
  };
}

describe('the scripted provider', () => {
  it.for(providerConformance)('$title', ({ run }) => run(scripted()));
});
