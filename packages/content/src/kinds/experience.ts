import { z } from 'zod';
import type { JobField } from '../fields.ts';
import {
  addFault,
  asked,
  caseStudy,
  checkPeriod,
  facts,
  id,
  links,
  metric,
  period,
  speakable,
  text,
  texts,
  unknownStart,
  writtenAs,
  type DataOf,
} from './field-kinds.ts';

const KINDS = ['employment', 'own-company', 'freelance', 'internship', 'volunteering'] as const;

/** One post. Pages and guide group posts by company name. */
export const experience = z
  .object({
    ...speakable<JobField>(),
    id,
    /** Empty: unknown; the role is then the name of the post. */
    company: asked(text, 'The employer', { resume: 'name' }),
    role: asked(text, 'What you were there', { resume: 'position' }),
    /** Default: employment. */
    kind: asked(
      z.enum(KINDS, { error: ({ input }) => `"${String(input)}" is none of ${KINDS.join(', ')}` }).optional(),
      `Kind (${KINDS.slice(1).join(', ')}; empty: employment)`,
    ),
    /** The employer's business. */
    about: writtenAs(text.optional(), 'description'),
    location: asked(text, 'Where (Lisbon, Portugal; or Remote)', { resume: 'location' }),
    /** Empty: unknown. */
    start: unknownStart,
    end: period.end,
    summary: asked(text, 'What was done there, in one sentence', { resume: 'summary' }),
    impacts: asked(texts, 'What came of it, a sentence each.', { resume: 'highlights' }),
    metrics: z.array(metric).optional(),
    stack: asked(texts, 'What you worked with.', { isNames: true, resume: 'keywords' }),
    tags: texts.optional(),
    ...caseStudy,
    ...facts,
    talks: asked(texts.optional(), 'Talks you gave, a sentence each.'),
    leaving: asked(texts.optional(), 'Why you left, a sentence each.'),
    certified: asked(texts.optional(), 'Certificates you got there, a sentence each.'),
    links: links.optional(),
  })
  .superRefine((job, context) => {
    if (job.company === '' && job.role === '') addFault(context, 'company', 'is empty, and so is the role');
    checkPeriod(job, context);
  });
export type Experience = DataOf<typeof experience>;
export type ExperienceKind = NonNullable<Experience['kind']>;
