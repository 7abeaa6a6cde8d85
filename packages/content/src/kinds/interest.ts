import { z } from 'zod';
import { asked, filled, texts } from './field-kinds.ts';

export const interest = z.object({
  name: asked(filled(), 'The interest'),
  keywords: asked(texts.optional(), 'More exactly.'),
});
