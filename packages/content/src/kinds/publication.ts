import { z } from 'zod';
import { achieved, asked, filled, text, type DataOf } from './field-kinds.ts';

export const publication = z.object({
  title: asked(filled(), 'Its title'),
  publisher: asked(text.optional(), 'Where it appeared'),
  ...achieved,
});
export type Publication = DataOf<typeof publication>;
