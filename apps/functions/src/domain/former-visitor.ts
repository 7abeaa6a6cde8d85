import { z } from 'zod';
import type { CallRecord, CallState } from './call-record.ts';
import type { Visitor } from './visitor.ts';

/** The format until 2026-11-26. */
const formerSchema = z.object({
  captchaAt: z.number().nullable().catch(null),
  completed: z.int().min(0).optional().catch(undefined),
  open: z.string().nullable().catch(null),
  calls: z.array(z.string()).catch([]),
  reservations: z
    .record(
      z.string(),
      z.object({ expiresAtMs: z.number(), budgets: z.array(z.string()), run: z.string().default('') }),
    )
    .catch({}),
  unresolved: z
    .record(
      z.string(),
      z.union([
        z.string().transform((callId) => ({ callId, overdueAtMs: 0, endsAtMs: 0 })),
        z.object({ callId: z.string(), overdueAtMs: z.number(), endsAtMs: z.number() }),
      ]),
    )
    .catch({}),
  aliases: z.record(z.string(), z.string()).catch({}),
  keys: z.record(z.string(), z.object({ callDoc: z.string(), run: z.string() })).catch({}),
  receipts: z.record(z.string(), z.object({ result: z.string(), atMs: z.number() })).catch({}),
});

export function isFormerVisitor(document: Readonly<Record<string, unknown>>): boolean {
  return ['completed', 'reservations', 'open'].some((field) => field in document);
}

export const listFormerCalls = (document: unknown): readonly string[] => formerSchema.parse(document).calls;

/** `refunded` are calls with a document that says so; a call without a document counts if the old count includes it. */
export function upgradeVisitor(
  document: unknown,
  { refunded, gone }: { readonly refunded: ReadonlySet<string>; readonly gone: ReadonlySet<string> },
): Visitor {
  const former = formerSchema.parse(document);
  const countedCalls = former.calls.filter((callDoc) => !gone.has(callDoc) && !refunded.has(callDoc));
  const endedCount = countedCalls.filter((callDoc) => callDoc !== former.open).length;
  let endedGoneCount = (former.completed ?? former.calls.length) - endedCount;
  const stateOf = (callDoc: string): CallState => {
    if (callDoc === former.open) return 'opened';
    if (refunded.has(callDoc)) return 'refunded';
    if (!gone.has(callDoc)) return 'ended';
    endedGoneCount -= 1;
    return endedGoneCount >= 0 ? 'ended' : 'refunded';
  };
  const keyOf = new Map(Object.entries(former.keys).map(([key, opened]) => [opened.callDoc, { key, run: opened.run }]));
  const calls = former.calls.map((callDoc): CallRecord => ({
    key: `call ${callDoc}`,
    run: '',
    ...keyOf.get(callDoc),
    state: stateOf(callDoc),
    expiresAtMs: 0,
    budgets: [],
    callDoc,
    awaited: former.unresolved[callDoc] ?? null,
    aliases: Object.keys(former.aliases).filter((alias) => former.aliases[alias] === callDoc),
  }));
  const reserved = Object.entries(former.reservations).map(([key, reservation]): CallRecord => ({
    key,
    ...reservation,
    state: 'reserved',
    callDoc: null,
    awaited: null,
    aliases: [],
  }));
  return { captchaAt: former.captchaAt, calls: [...calls, ...reserved], receipts: former.receipts };
}
