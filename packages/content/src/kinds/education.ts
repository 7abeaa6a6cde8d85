import { z } from 'zod';
import { asked, checkPeriod, filled, outcome, stay, text, texts, type DataOf } from './field-kinds.ts';

export const education = z
  .object({
    institution: asked(filled('; where it was'), 'The school'),
    degree: asked(text, 'The degree (empty: none)', { resume: 'studyType' }),
    area: asked(text, 'What you studied'),
    ...stay,
    score: asked(text.optional(), 'The grade (empty: none)'),
    courses: asked(texts.optional(), 'Courses.'),
    ...outcome,
  })
  .superRefine(checkPeriod);
export type Education = DataOf<typeof education>;
