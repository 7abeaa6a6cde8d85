import { z } from 'zod';
import {
  address,
  asked,
  checkPeriod,
  filled,
  highlights,
  lang,
  period,
  place,
  text,
  type DataOf,
} from './field-kinds.ts';

export const volunteering = z
  .object({
    organization: asked(filled('; for whom it was'), 'The organisation'),
    role: asked(text, 'What you did there', { resume: 'position' }),
    ...period,
    location: place,
    summary: asked(text, 'What it was, in a sentence'),
    highlights,
    url: address,
    lang: lang.optional(),
  })
  .superRefine(checkPeriod);
export type Volunteering = DataOf<typeof volunteering>;
