import type { ProviderMessage } from '../provider-message.ts';

/** Every message in order, but those that a later one superseded. Constant time a message. */
export function createMessageLog() {
  const messages: (ProviderMessage | undefined)[] = [];
  const places = new Map<string, number>();
  let taken = 0;
  return {
    /** A later message with the same `supersedes` takes this one's place in the record. */
    keep(message: ProviderMessage, supersedes?: string): void {
      if (supersedes !== undefined) {
        const before = places.get(supersedes);
        if (before !== undefined) messages[before] = undefined;
        places.set(supersedes, messages.length);
      }
      messages.push(message);
    },
    all: (): readonly ProviderMessage[] => messages.filter((message) => message !== undefined),
    last: (): ProviderMessage | undefined => messages.at(-1),
    /** What came since the last time, but what will be superseded: each such message repeats all before it. */
    takeAdded(): readonly ProviderMessage[] {
      const repeating = new Set(places.values());
      const added = messages.slice(taken).filter((message, index) => message && !repeating.has(taken + index));
      taken = messages.length;
      return added as readonly ProviderMessage[];
    },
  };
}
