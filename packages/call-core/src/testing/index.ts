export { createFakeMicrophone, type FakeMicrophone } from './fake-microphone.ts';
export { createManualClock, settle, type ManualClock } from './manual-clock.ts';
export {
  createScriptedProvider, type ScriptedProvider, type ScriptedProviderOptions, type ScriptedRoom,
} from './scripted-provider.ts';
export { createTestCall, type TestCall } from './test-call.ts';
