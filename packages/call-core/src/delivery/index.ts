export type { CallDelivery, DraftPart, RecordKeeper } from '../call/call-delivery.ts';
export { createOutbox } from './outbox.ts';
export type { Outbox, OutboxOptions } from './outbox-options.ts';
export type { EntryPart, OutboxEntry, OutboxStore } from './outbox-store.ts';
export {
  createRecordSender,
  type RecordSenderOptions,
  type SaveOutcome,
  type SendOptions,
  type SendRecord,
} from './record-sender.ts';
export type { Visitor } from './visitor.ts';
