export type { CallDelivery, DraftPart, RecordKeeper } from '../call/call.ts';
export { createOutbox } from './outbox.ts';
export type { EntryPart, Outbox, OutboxEntry, OutboxOptions, OutboxStore, Visitor } from './outbox-options.ts';
export {
  createRecordSender,
  type RecordSenderOptions,
  type SaveOutcome,
  type SendOptions,
  type SendRecord,
} from './record-sender.ts';
