import { createCallArchive, type CallArchive } from './call-archive.ts';
import { createCallRecords, type CallRecords } from './call-records.ts';
import { createCallReports, type CallReports } from './call-reports.ts';
import { createCallTurns, type CallTurns } from './call-turns.ts';
import { createDayCounts, type DayCounts } from './day-counts.ts';
import { createSiteState, type SiteState } from './site-state.ts';
import type { StoreContext } from './store-context.ts';
import { createUpkeep, type Upkeep } from './upkeep.ts';
import { createVisitorCalls, type VisitorCalls } from './visitor-calls.ts';

/**
 * Every command of a call; whoever needs some takes the port that has them. Each command is one transaction: two that
 * race have the effect of one after the other, and one that the database runs twice has the effect and the result of one.
 * Expired documents are never read. Failures are BackendErrors `store_failed`; whether something was done is unknown then.
 */
export interface CallStore
  extends VisitorCalls, CallTurns, CallRecords, CallReports, CallArchive, SiteState, DayCounts, Upkeep {
  close(): Promise<void>;
}

/** The commands over any database that keeps documents in serializable transactions. */
export function createCallStore(context: StoreContext): CallStore {
  return {
    ...createVisitorCalls(context),
    ...createCallTurns(context),
    ...createCallRecords(context),
    ...createCallReports(context),
    ...createCallArchive(context),
    ...createSiteState(context),
    ...createDayCounts(context),
    ...createUpkeep(context),
    close: () => context.documents.close(),
  };
}
