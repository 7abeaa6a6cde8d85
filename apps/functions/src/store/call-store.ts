import { createCallArchive } from './call-archive.ts';
import { createCallRecords, createCallReports } from './call-records.ts';
import { withCheckedWrites } from './document-schemas.ts';
import { createCallTurns } from './call-turns.ts';
import { createSiteState, createUpkeep } from './site-state.ts';
import type { StoreContext } from './stored-records.ts';
import { createVisitorCalls } from './visitor-calls.ts';

export type CallStore = ReturnType<typeof createCallStore>;

/**
 * Each command is one transaction: races are serialised, and a repeat has one effect and one result. Expired documents
 * are never read. After a BackendError `store_failed` the effect is unknown.
 */
export function createCallStore(base: StoreContext) {
  const context = { ...base, documents: withCheckedWrites(base.documents) };
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
