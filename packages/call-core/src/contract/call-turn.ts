import { z } from 'zod';

/** What one visitor may say at once, in characters: some two minutes of speech. */
export const MAX_TURN_LENGTH = 2000;

/**
 * Body of `POST /api/call/turn`: what the visitor says in an open call that a language model answers. A turn whose answer
 * was lost is asked again with the same `Idempotency-Key`, and counts once.
 */
export const callTurnSchema = z.object({
  callId: z.string().min(1).max(800),
  text: z.string().trim().min(1).max(MAX_TURN_LENGTH),
});

/**
 * One line of the answer, which is a stream of JSON lines (`application/x-ndjson`): sentences and tool calls in their
 * order, then `end`. An answer without `end` was cut off. `sound` is the sentence said aloud, as MP3 in base64; where it is
 * missing, it is shown only. `by` tells who answered.
 */
export const callTurnPartSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sentence'), text: z.string(), sound: z.string().optional() }),
  z.object({
    type: z.literal('tool'),
    name: z.enum(['showEntry', 'openContact', 'book', 'endCall']),
    arguments: z.record(z.string(), z.unknown()),
  }),
  z.object({ type: z.literal('end'), by: z.enum(['model', 'guide']) }),
]);

/** One line of the answer to a turn. */
export type CallTurnPart = Readonly<z.infer<typeof callTurnPartSchema>>;
