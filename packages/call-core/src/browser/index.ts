export { type AudioOutput, createAudioOutput, createLevelSource } from './audio-output.ts';
export { type AudioDevice, listAudioDevices, watchAudioDevices } from './audio-devices.ts';
export { bindPage } from './bind-page.ts';
export { createIndexedDbOutboxStore } from './indexed-db-outbox-store.ts';
export { isMobileDevice } from './is-mobile.ts';
export { keepAwake } from './keep-awake.ts';
export { type MicrophoneObstacle, openMicrophone } from './open-microphone.ts';
export { createWebLockLease } from '../web-lock-lease.ts';
