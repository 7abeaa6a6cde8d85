import { z } from 'zod';

/** Something that the site shows and ASAD can point at. */
export const entryRefSchema = z.object({
  kind: z.enum(['project', 'experience', 'stack', 'principle', 'contact']),
  id: z.string().min(1).max(80),
});

/** Points at something that the site shows. */
export type EntryRef = Readonly<z.infer<typeof entryRefSchema>>;

/** The only things that an assistant may do on the page: the allow-list of both providers. */
export const clientActionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('showEntry'), entry: entryRefSchema }),
  z.object({ type: z.literal('openContact') }),
  z.object({ type: z.literal('book') }),
  z.object({ type: z.literal('endCall') }),
]);

/** Something that an assistant may do on the page. */
export type ClientAction = Readonly<z.infer<typeof clientActionSchema>>;
