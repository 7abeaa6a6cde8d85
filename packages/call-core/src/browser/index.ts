export { exportTranscriptJson } from '../conversation/export-transcript-json.ts';
export {
  createBackendClient,
  type BackendClient,
  type BackendClientOptions,
  type GetToken,
  type SaveOutcome,
} from '../delivery/backend-client.ts';
export { findApiError, type ApiErrorAnswer } from '../delivery/find-api-error.ts';
export { createMemoryOutboxStore } from '../delivery/memory-outbox-store.ts';
export {
  createOutbox,
  DRAFT_REST_MS,
  KEEPALIVE_MAX_BYTES,
  OUTBOX_MAX_AGE_MS,
  RETRY_FIRST_MS,
  RETRY_LONGEST_MS,
  type Outbox,
  type OutboxEntry,
  type OutboxOptions,
  type OutboxStore,
} from '../delivery/outbox.ts';
export { getStatusText } from '../delivery/status-text.ts';
export { createWebCallSource, type WebCallSourceOptions } from '../delivery/web-call-source.ts';
export { createAudioOutput, type AudioOutput } from './audio-output.ts';
export { bindPage } from './bind-page.ts';
export { createIndexedDbOutboxStore } from './indexed-db-outbox-store.ts';
export { isMobileDevice } from './is-mobile.ts';
export { createLevelMeter, createLevelSource, type LevelMeter } from './level-meter.ts';
export {
  FULL_VOLUME_LEVEL,
  LEVEL_INTERVAL_MS,
  reduceLevel,
  SILENT,
  SPEAKING_THRESHOLD,
  SPEECH_HOLD_MS,
  type LevelState,
} from '../levels/reduce-level.ts';
export { openMicrophone } from './open-microphone.ts';
export { createWebLockLease } from './web-lock-lease.ts';
