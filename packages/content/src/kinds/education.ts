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
  texts,
  type DataOf,
} from './field-kinds.ts';

export const education = z
  .object({
    institution: asked(filled('; where it was'), 'The school'),
    degree: asked(text, 'The degree (empty: none)', { resume: 'studyType' }),
    area: asked(text, 'What you studied'),
    ...period,
    location: place,
    score: asked(text.optional(), 'The grade (empty: none)'),
    courses: asked(texts.optional(), 'Courses.'),
    highlights,
    url: address,
    lang: lang.optional(),
  })
  .superRefine(checkPeriod);
export type Education = DataOf<typeof education>;
