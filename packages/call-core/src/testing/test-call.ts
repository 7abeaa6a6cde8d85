import type { Call, CallOptions, DraftPart } from '../call/call.ts';
import { createCall } from '../call/create-call.ts';
import type { CallRecord } from '../conversation/call-record.ts';
import { createFakeMicrophone, type FakeMicrophone } from './fake-microphone.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import { createScriptedProvider, type ScriptedProvider, type ScriptedProviderOptions } from './scripted-provider.ts';

/** A call with fakes and their recordings. */
export interface TestCall {
  readonly call: Call;
  readonly clock: ManualClock;
  /** Unused when the options name another. */
  readonly provider: ScriptedProvider;
  readonly microphones: readonly FakeMicrophone[];
  readonly records: readonly CallRecord[];
  /** Heads and parts that the delivery received. */
  readonly heads: readonly CallRecord[];
  readonly parts: readonly DraftPart[];
  /** All events, as `name` or `name:detail`. */
  readonly told: readonly string[];
}

/** Fakes microphone, clock, delivery and provider. */
export function createTestCall(
  options: Partial<CallOptions> & { readonly room?: ScriptedProviderOptions } = {},
): TestCall {
  const { room, ...callOptions } = options;
  const clock = createManualClock();
  const provider = createScriptedProvider(room);
  const microphones: FakeMicrophone[] = [];
  const records: CallRecord[] = [];
  const heads: CallRecord[] = [];
  const parts: DraftPart[] = [];
  const events: string[] = [];
  const call = createCall({
    target: { assistantId: 'asad' },
    lease: { acquire: async () => () => undefined },
    clock,
    provider,
    openMicrophone: async (_, { deviceId = null } = {}) => {
      const microphone = createFakeMicrophone(deviceId);
      microphones.push(microphone);
      return microphone;
    },
    delivery: {
      open: () => ({
        begin: (head) => void heads.push(head),
        append: (part) => void parts.push(part),
        deliver: (record) => void records.push(record),
      }),
    },
    ...callOptions,
  });
  call.on('call-start-progress', ({ stage, status }) => void events.push(`progress:${stage}:${status}`));
  call.on('call-start-success', () => void events.push('call-start-success'));
  call.on('call-start-failed', ({ stage, errorType }) => void events.push(`call-start-failed:${stage}:${errorType}`));
  call.on('call-start', () => void events.push('call-start'));
  call.on('call-end', ({ end }) => void events.push(`call-end:${end.by}`));
  call.on('error', ({ code }) => void events.push(`error:${code}`));
  return { call, clock, provider, microphones, records, heads, parts, told: events };
}
