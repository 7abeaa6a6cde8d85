import { z } from 'zod';
import { addFault, asked, checkPeriod, outcome, stay, text, texts, type DataOf } from './field-kinds.ts';

export const education = z
  .object({
    /** Empty: unknown; degree or area name the study. */
    institution: asked(text, 'The school'),
    degree: asked(text, 'The degree (empty: none)', { resume: 'studyType' }),
    area: asked(text, 'What you studied'),
    ...stay,
    score: asked(text.optional(), 'The grade (empty: none)'),
    courses: asked(texts.optional(), 'Courses.'),
    /** What it ended with. Default: a degree. */
    kind: z.enum(['degree', 'certificate']).optional(),
    ...outcome,
  })
  .superRefine((study, context) => {
    if (study.institution + study.degree + study.area === '')
      addFault(context, 'institution', 'is empty, and so are degree and area');
    checkPeriod(study, context);
  });
export type Education = DataOf<typeof education>;
