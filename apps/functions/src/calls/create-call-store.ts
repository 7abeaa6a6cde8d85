import type { CallStore } from './call-store.ts';
import { createOpenCalls } from './open-calls.ts';
import { createReadCalls } from './read-calls.ts';
import { createSaveCalls } from './save-calls.ts';
import { createSiteState } from './site-state.ts';
import type { StoreContext } from './store-context.ts';

/** A {@link CallStore} over any database that keeps documents in serializable transactions. */
export function createCallStore(context: StoreContext): CallStore {
  return {
    ...createOpenCalls(context),
    ...createSaveCalls(context),
    ...createReadCalls(context),
    ...createSiteState(context),
    close: () => context.documents.close(),
  };
}
