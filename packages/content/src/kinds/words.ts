import { z } from 'zod';
import type { AnswerId } from '../fields.ts';
import { filled, metric, sentences, text, texts, type DataOf, type Sentences } from './field-kinds.ts';

/** Texts of the pages that belong to no entry. */
export const words = z.object({
  headline: filled('; it is the first thing that is read'),
  subcopy: text,
  /** Paragraphs of the About section. */
  about: texts.min(1, 'has no paragraph; say who you are'),
  /** For search results; derived by default. */
  description: text.optional(),
  /** Figures that answer a reader's first questions, at most three; derived by default. */
  proofs: z.array(metric).max(3, 'has more than three entries; the first screen holds no more').optional(),
});
export type Words = DataOf<typeof words>;

/** ASAD's answers that no entry holds. */
export const answers = z.record(
  z.string(),
  z.union([sentences, z.object({ says: sentences, about: text.optional() })]),
);
/** `about` names the entry that the page shows with it. */
export type WrittenAnswer = Sentences | { readonly says: Sentences; readonly about?: string };
export type Answers = Readonly<Partial<Record<AnswerId, WrittenAnswer>>>;
