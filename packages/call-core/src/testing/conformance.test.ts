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
    leaveByAssistant: (isGone) => provider.room().emit({ type: 'presence', isPresent: !isGone }),
    pauseSound: (isBlocked) => provider.room().emit({ type: 'sound', isBlocked, because: 'system' }),
    breakLine: (isBroken) => provider.room().breakLine(isBroken),
  };
}

describe('the scripted provider', () => {
  it.for(providerConformance)('$title', ({ run }) => run(scripted()));
});
