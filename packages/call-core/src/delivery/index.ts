export type { CallDelivery, DraftPart, RecordKeeper } from '../call/call-delivery.ts';
export { KEEPALIVE_MAX_BYTES } from './deliver-record.ts';
export {
  CLAIM_MS,
  createOutbox,
  DRAFT_DEAD_MS,
  DRAFT_REST_MS,
  OUTBOX_MAX_AGE_MS,
  type Outbox,
  type OutboxOptions,
} from './outbox.ts';
export { createMemoryOutboxStore, type EntryPart, type OutboxEntry, type OutboxStore } from './outbox-store.ts';
export {
  createRecordSender,
  type RecordSenderOptions,
  type SaveOutcome,
  type SendOptions,
  type SendRecord,
} from './record-sender.ts';
export type { Visitor } from './visitor.ts';
