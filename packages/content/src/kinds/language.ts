import { z } from 'zod';
import { asked, filled, text } from './field-kinds.ts';

export const language = z.object({
  name: asked(filled(), 'The language', { resume: 'language' }),
  level: asked(text.optional(), 'How well (Native, C1 …; empty: not said)', { resume: 'fluency' }),
});
