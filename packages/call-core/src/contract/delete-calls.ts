import { z } from 'zod';

/** Answer of `POST /api/deleteMyCalls`. `calls` is how many calls held something that is now deleted. */
export const callsDeletedSchema = z.object({ deleted: z.literal(true), calls: z.int().min(0) });

/** What was deleted of a visitor’s calls. */
export type CallsDeleted = Readonly<z.infer<typeof callsDeletedSchema>>;
