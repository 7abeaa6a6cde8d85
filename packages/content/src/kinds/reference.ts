import { z } from 'zod';
import { asked, filled, text } from './field-kinds.ts';

/** A person who recommends the owner, with a quotation. Contact details are not published. */
export const reference = z.object({
  name: asked(filled(), 'Who speaks for you'),
  relation: asked(text.optional(), 'Who that is (Fleet manager)'),
  text: asked(text.optional(), 'In which words (empty: none)', { resume: 'reference' }),
});
