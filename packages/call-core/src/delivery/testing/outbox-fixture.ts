import { CallError } from '../../call-error.ts';
import type { CallRecord } from '../../conversation/call-record.ts';
import { createManualClock, createMemoryOutboxStore, settle, type ManualClock } from '../../testing/index.ts';
import type { OutboxOptions, SaveOutcome, Visitor } from '../outbox-options.ts';
import { createOutbox } from '../outbox.ts';

export const record = (callId: string, messages = 0): CallRecord => ({
  callId,
  transcript: 'User: Hi',
  startedAt: '2026-01-01T00:00:00.000Z',
  endedAt: '2026-01-01T00:01:00.000Z',
  messages: Array.from({ length: messages }, (_, index) => ({ type: 'x', index })),
  assistantId: 'asad',
});
export const visitor = (id: string): Visitor => ({ id, getToken: async () => `token of ${id}` });
export const never = (): Promise<never> => new Promise(() => undefined);

const error = new CallError('save_failed', 'Failed to save call data: Service Unavailable');
export const failed: SaveOutcome = { kind: 'failed', error };
export const refused = { kind: 'refused', error } as const;
export const tooLarge: SaveOutcome = { kind: 'too-large', error };

interface Wishes extends Partial<OutboxOptions> {
  readonly clock?: ManualClock;
  /** The server's, in order; then it saves. */
  readonly answers?: readonly SaveOutcome[];
}

/** An outbox of visitor-1, in memory. */
export function createFixture({ answers = [], clock = createManualClock(), ...options }: Wishes = {}) {
  const { store = createMemoryOutboxStore() } = options;
  const sent: { record: CallRecord; keepalive: boolean; token: string }[] = [];
  const logged: unknown[] = [];
  let current: Visitor | null = visitor('visitor-1');
  const queue = [...answers];
  const outbox = createOutbox({
    clock,
    random: () => 1,
    log: (failure) => void logged.push(failure),
    getVisitor: () => current,
    send: async (sending, { keepalive, token }) => (
      sent.push({ record: sending, keepalive, token }),
      queue.shift() ?? { kind: 'saved' }
    ),
    ...options,
    store,
  });
  return {
    clock,
    store,
    sent,
    logged,
    outbox,
    ids: () => sent.map(({ record: { callId } }) => callId),
    signIn: (id: string | null) => void (current = id === null ? null : visitor(id)),
    async add(callRecord: CallRecord): Promise<void> {
      await outbox.open().deliver(callRecord);
      await settle();
    },
  };
}
