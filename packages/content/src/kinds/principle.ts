import { z } from 'zod';
import { filled, id, speakable, text, type DataOf } from './field-kinds.ts';

/** A criterion for the stack: a line under its heading. */
export const pillar = z.object({ id, text: filled(), description: text });
export type Pillar = DataOf<typeof pillar>;

/** How the owner works. */
export const principle = pillar.extend({
  ...speakable<'what' | 'result'>(),
  description: filled('; say what it means'),
});
export type Principle = DataOf<typeof principle>;
