import { z } from 'zod';
import type { ProjectField } from '../fields.ts';
import {
  addFault,
  asked,
  caseStudy,
  checkPeriod,
  facts,
  filled,
  highlights,
  id,
  links,
  period,
  picture,
  speakable,
  text,
  texts,
  type DataOf,
} from './field-kinds.ts';

/** A work. */
export const project = z
  .object({
    ...speakable<ProjectField>(),
    id,
    title: asked(filled(), 'Its name', { resume: 'name' }),
    subtitle: asked(text, 'What kind of thing it is, in two to four words', { resume: 'type' }),
    story: asked(text, 'What it was for and how it works, in two or three sentences', { resume: 'description' }),
    impact: asked(text, 'What came of it, in one sentence', { resume: 'highlights' }),
    highlights,
    tags: asked(texts, 'What it is made with.', { isNames: true, resume: 'keywords' }),
    /** The owner's role. */
    role: asked(text.optional(), 'Your part in it (empty: all of it)', { resume: 'roles' }),
    ...period,
    links: links.optional(),
    /** Below the site's root: `/works/email-tracking.webp`. Without it, the site draws a picture. */
    thumbnail: asked(picture.shape.src.optional(), 'Picture (/works/heron.webp; empty: none)'),
    thumbnailAlt: asked(text, 'What the picture shows (empty: no picture)', { flag: 'alt' }),
    /** Two CSS colours, for the drawn picture and behind one that fails. */
    colours: z.tuple([text, text]),
    ...caseStudy,
    ...facts,
    users: asked(texts.optional(), 'Who uses it, and how many, a sentence each.'),
    cost: asked(texts.optional(), 'What it costs or cost, a sentence each.'),
    hackathon: asked(texts.optional(), 'At which hackathon or game jam it was made, a sentence each.'),
  })
  .superRefine((work, context) => {
    // An empty list of highlights is valid: a résumé may only name a project.
    if (work.story === '' && work.highlights === undefined && work.links === undefined)
      addFault(context, 'story', 'is empty; two or three sentences on what it was for and how it works');
    if (work.thumbnail !== undefined && work.thumbnailAlt.length < 20)
      addFault(context, 'thumbnailAlt', 'says too little for who cannot see the picture');
    if (work.colours[0] === work.colours[1])
      addFault(context, 'colours', 'are one and the same; the gradient needs two');
    checkPeriod(work, context);
  });
export type Project = DataOf<typeof project>;
