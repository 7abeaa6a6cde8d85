import type { CallOptions } from '../call/call-options.ts';
import { createCall, type Call } from '../call/create-call.ts';
import type { CallRecord } from '../contract/call-record.ts';
import { createFakeMicrophone, type FakeMicrophone } from './fake-microphone.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import { createScriptedProvider, type ScriptedProvider, type ScriptedProviderOptions } from './scripted-provider.ts';

/** A call with fakes around it, and everything that they saw. */
export interface TestCall {
  readonly call: Call;
  readonly clock: ManualClock;
  readonly provider: ScriptedProvider;
  readonly microphones: readonly FakeMicrophone[];
  readonly records: readonly CallRecord[];
  /** Every event told, as `name` or `name:detail`. */
  readonly told: readonly string[];
}

/** A call whose microphone, clock, web calls and provider are fakes that a test can ask. */
export function createTestCall(
  options: Partial<CallOptions> & { readonly room?: ScriptedProviderOptions } = {},
): TestCall {
  const { room, ...callOptions } = options;
  const clock = createManualClock();
  const provider = createScriptedProvider(room);
  const microphones: FakeMicrophone[] = [];
  const records: CallRecord[] = [];
  const told: string[] = [];
  let calls = 0;
  const call = createCall({
    target: { assistantId: 'asad' },
    clock,
    openMicrophone: async () => {
      const microphone = createFakeMicrophone();
      microphones.push(microphone);
      return microphone;
    },
    webCalls: {
      async create({ assistantId = 'asad' }) {
        calls += 1;
        return { id: `web-call-${calls}`, assistantId, webCallUrl: 'https://room.example/1' };
      },
    },
    findProvider: async () => provider,
    deliver: (record) => void records.push(record),
    ...callOptions,
  });
  call.on('call-start-progress', ({ stage, status }) => void told.push(`progress:${stage}:${status}`));
  call.on('call-start-success', () => void told.push('call-start-success'));
  call.on('call-start-failed', ({ stage, errorType }) => void told.push(`call-start-failed:${stage}:${errorType}`));
  call.on('call-start', () => void told.push('call-start'));
  call.on('call-end', ({ end }) => void told.push(`call-end:${end.by}`));
  call.on('error', ({ code }) => void told.push(`error:${code}`));
  return { call, clock, provider, microphones, records, told };
}
