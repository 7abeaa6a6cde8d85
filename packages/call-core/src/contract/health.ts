import { z } from 'zod';

/** Answer of `GET /api/health`: the backend runs and reaches its store; else 503. `version` names what was deployed. */
export const healthSchema = z.object({ status: z.literal('ok'), version: z.string() });

/** That the backend works, and which one. */
export type Health = Readonly<z.infer<typeof healthSchema>>;
