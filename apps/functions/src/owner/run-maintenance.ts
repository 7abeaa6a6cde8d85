import { VISITOR_LIFE_MS } from '../store/stored-records.ts';
import { BackendError, describeFailure } from '../backend-error.ts';
import { dayOf } from '../domain/budget.ts';
import type { Backend } from '../create-backend.ts';
import { createSettler } from '../store/settle-calls.ts';

/** The name of the scheduled function, in the cloud. */
export const MAINTENANCE_NAME = 'runMaintenance';

/** How often it runs: a report that is lost is known within minutes, and nothing that waits is in a hurry. */
export const MAINTENANCE_MINUTES = 5;

/** Does what waits and what nobody's request should pay for. Never throws: each part that fails is logged and told. */
export type Maintenance = () => Promise<void>;

/**
 * The work that no visitor brings along. Its parts know nothing of one another: one that fails stops none. The owner is
 * told once a day for each part that fails, in a mail; the log has every failure.
 */
export function createMaintenance(backend: Backend): Maintenance {
  const { log, ownerEmail, store } = backend;
  const { settleOverdue } = createSettler(backend);
  const parts: Readonly<Record<string, { readonly does: string; readonly run: () => Promise<unknown> }>> = {
    settling: { does: 'Asking the voice provider for late reports of calls', run: settleOverdue },
    mails: { does: 'Writing mails that waited for a report', run: () => store.sendWaitingMails() },
    retention: { does: 'Deleting what has expired', run: () => store.forgetExpired() },
    deletions: { does: 'Deleting at the voice provider what visitors took back', run: () => deleteCopies(backend) },
    numbers: { does: 'Saying the numbers of yesterday', run: () => sayYesterday(backend) },
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
          .tellOwner({ key: `maintenance ${part}`, to: ownerEmail, subject: `ASAD: ${does} failed`, text })
          .catch((cause: unknown) =>
            log({ event: 'owner_not_told', severity: 'ERROR', part, ...describeFailure(cause) }),
          );
      }
    }
  };
}

/** So many in one go: what is left is taken by the next. */
const MAX_DELETIONS = 50;

/**
 * Deletes at the provider that answers now; what another one keeps waits until that one is set again. One that fails
 * keeps none from being deleted; it is tried again, and told.
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
/** Accounts are looked through once a day, in its first minutes: each look reads all of them. */
const isFirstOfDay = (nowMs: number): boolean => nowMs % DAY_MS < MAINTENANCE_MINUTES * 60_000;

/** An account goes when what is kept of its visitor has expired, by retention and never by the visitor's own deletion. */
async function deleteAccounts({ accounts, clock }: Backend): Promise<void> {
  if (isFirstOfDay(clock.now())) await accounts.deleteIdle(clock.now() - VISITOR_LIFE_MS);
}

/** One line a day in the log: what was counted, and what of the budgets was used. */
async function sayYesterday({ clock, log, store }: Backend): Promise<void> {
  if (!isFirstOfDay(clock.now())) return;
  const { day, counts, budget } = await store.readDay(dayOf(clock.now() - DAY_MS));
  log({ event: 'day', severity: 'INFO', day, calls: budget.calls, minutes: budget.minutes, ...counts });
}
