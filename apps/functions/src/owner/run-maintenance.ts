import { assistantName } from '../site-knowledge.ts';
import { VISITOR_LIFE_MS } from '../store/stored-records.ts';
import { BackendError, describeFailure } from '../backend-error.ts';
import type { Backend } from '../create-backend.ts';
import { createSettler } from '../store/settle-calls.ts';

export const MAINTENANCE_NAME = 'runMaintenance';

export const MAINTENANCE_MINUTES = 5;

/** Never throws: a failed part is logged, and mailed to the owner. */
export type Maintenance = () => Promise<void>;

/** A failure stops no other part. Each failing part sends at most one mail a day; the log has every failure. */
export function createMaintenance(backend: Backend): Maintenance {
  const { log, ownerEmail, store } = backend;
  const { settleOverdue } = createSettler(backend);
  const parts: Readonly<Record<string, { readonly does: string; readonly run: () => Promise<unknown> }>> = {
    settling: { does: 'Asking the voice provider for late reports of calls', run: settleOverdue },
    mails: { does: 'Writing mails that waited for a report', run: () => store.sendWaitingMails() },
    retention: { does: 'Deleting what has expired', run: () => store.forgetExpired() },
    deletions: { does: 'Deleting at the voice provider what visitors took back', run: () => deleteCopies(backend) },
    accounts: { does: 'Deleting accounts of visitors who stayed away', run: () => deleteAccounts(backend) },
  };
  return async () => {
    for (const [part, { does, run }] of Object.entries(parts)) {
      try {
        await run();
      } catch (error) {
        const message = error instanceof BackendError ? error.message : 'See the log for where.';
        log({ event: 'maintenance_failed', severity: 'ERROR', part, message, ...describeFailure(error) });
        const text = `${does} failed. ${message} It is tried again every ${MAINTENANCE_MINUTES} minutes; this is said once a day.`;
        await store
          .tellOwner({ key: `maintenance ${part}`, to: ownerEmail, subject: `${assistantName}: ${does} failed`, text })
          .catch((cause: unknown) =>
            log({ event: 'owner_not_told', severity: 'ERROR', part, ...describeFailure(cause) }),
          );
      }
    }
  };
}

const MAX_DELETIONS = 50;

/**
 * Copies at other providers wait until those are configured again. A failed deletion is retried and does not stop the
 * others.
 */
async function deleteCopies({ store, voice }: Backend): Promise<void> {
  let failure: unknown;
  for (const callId of (await store.listDeletions(voice.provider)).slice(0, MAX_DELETIONS)) {
    try {
      await voice.deleteCall(callId);
      await store.confirmDeletion(callId);
    } catch (error) {
      failure ??= error;
    }
  }
  if (failure !== undefined) throw failure;
}

const DAY_MS = 86_400_000;

/** Reads all accounts, so once a day. A visitor's own deletion keeps the account; only retention deletes it. */
async function deleteAccounts({ accounts, clock }: Backend): Promise<void> {
  const isFirstOfDay = clock.now() % DAY_MS < MAINTENANCE_MINUTES * 60_000;
  if (isFirstOfDay) await accounts.deleteIdle(clock.now() - VISITOR_LIFE_MS);
}
