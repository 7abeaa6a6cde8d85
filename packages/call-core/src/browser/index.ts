export { createAudioOutput, type AudioOutput } from './audio-output.ts';
export { listAudioDevices, watchAudioDevices, type AudioDevice } from './audio-devices.ts';
export { bindPage } from './bind-page.ts';
export { createIndexedDbOutboxStore } from './indexed-db-outbox-store.ts';
export { createLevelSource } from './level-meter.ts';
export { isMobileDevice } from './is-mobile.ts';
export { openMicrophone } from './open-microphone.ts';
export { createWebLockLease } from './web-lock-lease.ts';
