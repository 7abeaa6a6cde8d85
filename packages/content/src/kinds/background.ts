import { z } from 'zod';
import {
  achieved,
  addFault,
  asked,
  checkPeriod,
  filled,
  outcome,
  proofOf,
  stay,
  text,
  texts,
  writtenAs,
  type DataOf,
} from './field-kinds.ts';

/** The lists of `background.ts`, in the order of the page: shown in About and in the résumé, known to the assistant. */
export const BACKGROUND = {
  education: z
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
    }),
  publications: z.object({
    title: asked(filled(), 'Its title', { resume: 'name' }),
    publisher: asked(text.optional(), 'Where it appeared'),
    proofOf,
    ...achieved,
    date: writtenAs(achieved.date, 'releaseDate'),
  }),
  awards: z.object({
    title: asked(filled(), 'Its name'),
    awarder: asked(text.optional(), 'Who gave it'),
    proofOf,
    ...achieved,
  }),
  certificates: z.object({
    name: asked(filled(), 'Its name'),
    issuer: asked(text.optional(), 'Who issued it'),
    proofOf,
    ...achieved,
  }),
  languages: z.object({
    name: asked(filled(), 'The language', { resume: 'language' }),
    level: asked(text.optional(), 'How well (Native, C1 …; empty: not said)', { resume: 'fluency' }),
  }),
  volunteering: z
    .object({
      organization: asked(filled('; for whom it was'), 'The organisation'),
      role: asked(text, 'What you did there', { resume: 'position' }),
      ...stay,
      summary: asked(text, 'What it was, in a sentence'),
      ...outcome,
    })
    .superRefine(checkPeriod),
  interests: z.object({
    name: asked(filled(), 'The interest'),
    keywords: asked(texts.optional(), 'More exactly.'),
  }),
  /** Persons who recommend the owner, with a quotation. Contact details are not published. */
  references: z.object({
    name: asked(filled(), 'Who speaks for you'),
    relation: asked(text.optional(), 'Who that is (Fleet manager)'),
    text: asked(text.optional(), 'In which words (empty: none)', { resume: 'reference' }),
  }),
} as const;
type EntryOf<Kind extends keyof typeof BACKGROUND> = DataOf<(typeof BACKGROUND)[Kind]>;
export type Education = EntryOf<'education'>;
export type Volunteering = EntryOf<'volunteering'>;
export type Background = { readonly [Kind in keyof typeof BACKGROUND]?: readonly EntryOf<Kind>[] };
