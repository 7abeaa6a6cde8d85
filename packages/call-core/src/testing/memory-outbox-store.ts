import type { EntryPart, OutboxEntry, OutboxStore } from '../delivery/outbox-options.ts';

/** Creates an in-memory store; outboxes that share it are tabs of one site. */
export function createMemoryOutboxStore(): OutboxStore {
  const entries = new Map<string, OutboxEntry>();
  const parts = new Map<string, EntryPart[]>();
  let isHeld = false;
  return {
    async put(entry) {
      entries.set(entry.callId, entry);
      parts.delete(entry.callId);
    },
    async append(callId, part) {
      const stored = parts.get(callId);
      if (stored) stored.push(part);
      else parts.set(callId, [part]);
    },
    list: async () => [...entries.values()],
    parts: async (callId) => [...(parts.get(callId) ?? [])],
    async remove(callId) {
      entries.delete(callId);
      parts.delete(callId);
    },
    async withLock(work) {
      if (isHeld) return false;
      isHeld = true;
      await work().finally(() => void (isHeld = false));
      return true;
    },
  };
}
