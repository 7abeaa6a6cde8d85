import { z } from 'zod';
import type { ToolField } from '../fields.ts';
import { asked, filled, id, speakable, text, texts, type DataOf } from './field-kinds.ts';

/** A tool, or a group of skills. */
export const stackItem = z.object({
  ...speakable<ToolField>(),
  id,
  name: asked(filled(), 'Its name'),
  role: asked(text, 'What you use it for'),
  metric: asked(text, 'A figure of it (12 boards; empty: none)'),
  /** Name of a drawing, or of an icon of simple-icons. Without either, or if the icon has its own licence, none. */
  icon: text,
  dontUseIf: asked(
    text.regex(
      /^$|^\p{Ll}.*[.!?]$/su,
      'must go on from "Don’t use if..." with a small letter, and end with a full stop',
    ),
    'It goes on from "Don’t use if..." and ends with a full stop (empty: no note)',
    { flag: 'dont-use-if' },
  ),
  /** Tags of entries that belong to this tool: `MongoDB` of MERN. Default: its name. */
  parts: asked(texts.optional(), 'Tags of entries that are part of it; none: its name.', { isNames: true }),
  /** The `parts` that occur only where the whole tool was used. Default: all. */
  markedBy: texts.optional(),
  /** The name within a sentence: `the MERN stack`. */
  spokenName: text.optional(),
  /** In a group of skills: the listed skills, as the owner wrote them. `name` is then the group's heading. */
  keywords: texts.optional(),
});
export type StackItem = DataOf<typeof stackItem>;
