import type { OutboxEntry, OutboxStore } from './outbox.ts';

/** Keeps waiting records while the page lives: for tests, and for browsers that refuse storage. */
export function createMemoryOutboxStore(): OutboxStore {
  const entries = new Map<string, OutboxEntry>();
  return {
    put: async (entry) => void entries.set(entry.callId, entry),
    list: async () => [...entries.values()],
    remove: async (callId) => void entries.delete(callId),
  };
}
