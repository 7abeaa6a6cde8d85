import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { describe, it } from 'vitest';
import { CallError } from '../call-error.ts';
import * as testing from './index.ts';
import type { ConformanceHarness } from './index.ts';

const { createFakeMicrophone, createManualClock, createScriptedProvider, providerConformance } = testing;

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

it.for(providerConformance)('the scripted provider $title', ({ run }) => run(scripted()));

/** The last example of a page, without its imports. */
function readExample(path: string): string {
  const [, code = ''] =
    [...readFileSync(new URL(path, import.meta.url), 'utf8').matchAll(/^```js\n(.*?)^```/gms)].at(-1) ?? [];
  return code.replaceAll(/^import .*\n/gm, '');
}

describe('the provider of the README, in the test of docs/write-a-provider.md', () => {
  const provider: unknown = runInThisContext(`(CallError) => { ${readExample('../../README.md')} return echo; }`)(
    CallError,
  );
  const names = ['it', 'provider', ...Object.keys(testing)].join();
  runInThisContext(`(${names}) => { ${readExample('../../docs/write-a-provider.md')} }`)(
    it,
    provider,
    ...Object.values(testing),
  );
});
