export type { ConformanceHarness } from './conformance-harness.ts';
export { createFakeMicrophone, type FakeMicrophone } from './fake-microphone.ts';
export { watchLiveThings, type LiveThings, type LiveThingsWatch } from './live-things.ts';
export { getLoopback, type LoopbackControl, type LoopbackRoom, type LoopbackSettings } from './loopback-control.ts';
export { getLoopbackScript } from './loopback-machine.ts';
export { createMemoryOutboxStore } from './memory-outbox-store.ts';
export { createManualClock, settle, type ManualClock } from './manual-clock.ts';
export { providerConformance, type ConformanceCase } from './provider-conformance.ts';
export {
  createScriptedProvider,
  type ScriptedProvider,
  type ScriptedProviderOptions,
  type ScriptedRoom,
} from './scripted-provider.ts';
export { createTestCall, type TestCall } from './test-call.ts';
