export type { CallDelivery, DraftPart, RecordKeeper } from '../call/call.ts';
export { createOutbox } from './outbox.ts';
export type * from './outbox-options.ts';
export { createRecordSender, type RecordSenderOptions } from './record-sender.ts';
