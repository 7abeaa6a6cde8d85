import { z } from 'zod';
import { asked, checkPeriod, filled, outcome, stay, text, type DataOf } from './field-kinds.ts';

export const volunteering = z
  .object({
    organization: asked(filled('; for whom it was'), 'The organisation'),
    role: asked(text, 'What you did there', { resume: 'position' }),
    ...stay,
    summary: asked(text, 'What it was, in a sentence'),
    ...outcome,
  })
  .superRefine(checkPeriod);
export type Volunteering = DataOf<typeof volunteering>;
