import { z } from 'zod';

/** Answer of `GET /api/getUserCallStats` (specification, section 3). Counts are whole calls, 0 or more. */
export const callStatsSchema = z.object({
  canMakeCall: z.boolean(),
  callCount: z.int().min(0),
  maxCalls: z.int().min(0),
  remainingCalls: z.int().min(0),
  /** Who will answer; stands in the answer of `getUserCallStats`, not beside a refusal. An older backend does not say. */
  voice: z.enum(['guide', 'provider', 'model']).optional(),
});

/** How many calls a visitor has made and has left, and who will answer. */
export type CallStats = Readonly<z.infer<typeof callStatsSchema>>;
