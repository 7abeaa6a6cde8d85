import { z } from 'zod';
import { achieved, asked, filled, proofOf, text, writtenAs } from './field-kinds.ts';

export const publication = z.object({
  title: asked(filled(), 'Its title', { resume: 'name' }),
  publisher: asked(text.optional(), 'Where it appeared'),
  proofOf,
  ...achieved,
  date: writtenAs(achieved.date, 'releaseDate'),
});
