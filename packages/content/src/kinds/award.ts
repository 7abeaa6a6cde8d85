import { z } from 'zod';
import { achieved, asked, filled, proofOf, text } from './field-kinds.ts';

export const award = z.object({
  title: asked(filled(), 'Its name'),
  awarder: asked(text.optional(), 'Who gave it'),
  proofOf,
  ...achieved,
});
