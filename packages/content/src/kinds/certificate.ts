import { z } from 'zod';
import { achieved, asked, filled, proofOf, text } from './field-kinds.ts';

export const certificate = z.object({
  name: asked(filled(), 'Its name'),
  issuer: asked(text.optional(), 'Who issued it'),
  proofOf,
  ...achieved,
});
