import { createCallArchive } from './call-archive.ts';
import { createCallRecords, createCallReports } from './call-records.ts';
import { withCheckedWrites } from './document-schemas.ts';
import { createCallTurns } from './call-turns.ts';
import { createSiteState, createUpkeep } from './site-state.ts';
import type { StoreContext } from './stored-records.ts';
import { createVisitorCalls } from './visitor-calls.ts';

export type CallStore = ReturnType<typeof createCallStore>;

/**
 * Every command of a call, over any database that keeps documents in serializable transactions. Each command is one
 * transaction: two that race have the effect of one after the other, and one that the database runs twice has the effect
 * and the result of one. Expired documents are never read. Failures are BackendErrors `store_failed`; whether something
 * was done is unknown then.
 */
export function createCallStore(given: StoreContext) {
  const context = { ...given, documents: withCheckedWrites(given.documents) };
  return {
    ...createVisitorCalls(context),
    ...createCallTurns(context),
    ...createCallRecords(context),
    ...createCallReports(context),
    ...createCallArchive(context),
    ...createSiteState(context),
    ...createUpkeep(context),
    close: (): Promise<void> => context.documents.close(),
  };
}
