import type { Backend } from './backend.ts';

/** Nobody may make us ask the provider more often than this about one visitor. */
const COOLDOWN_MS = 15_000;
const MAX_REMEMBERED = 10_000;

/** Asks the provider about these calls of a visitor, and keeps its word. Returns if any changed. */
export function createSettler({
  store,
  voice,
  clock,
}: Pick<Backend, 'store' | 'voice' | 'clock'>): (uid: string, callIds: readonly string[]) => Promise<boolean> {
  const askedAtMs = new Map<string, number>();
  return async (uid, callIds) => {
    if (callIds.length === 0 || clock.now() - (askedAtMs.get(uid) ?? -Infinity) < COOLDOWN_MS) return false;
    if (askedAtMs.size >= MAX_REMEMBERED) askedAtMs.clear();
    // Before anything is waited for: fifty presses at once are one question.
    askedAtMs.set(uid, clock.now());
    const reports = await Promise.all(callIds.map((callId) => voice.findReport(callId)));
    let hasChanged = false;
    for (const report of reports) {
      if (report !== undefined) hasChanged = (await store.saveReport(report)).kind === 'stored' || hasChanged;
    }
    return hasChanged;
  };
}
