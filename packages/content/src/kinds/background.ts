import { award } from './award.ts';
import { certificate } from './certificate.ts';
import { education } from './education.ts';
import type { DataOf } from './field-kinds.ts';
import { interest } from './interest.ts';
import { language } from './language.ts';
import { publication } from './publication.ts';
import { reference } from './reference.ts';
import { volunteering } from './volunteering.ts';

/** The lists of `background.ts`, in the order of the page: shown in About and in the résumé, known to the assistant. */
export const BACKGROUND = {
  education,
  publications: publication,
  awards: award,
  certificates: certificate,
  languages: language,
  volunteering,
  interests: interest,
  references: reference,
} as const;
type BackgroundSchemas = typeof BACKGROUND;
export type Background = {
  readonly [Kind in keyof BackgroundSchemas]?: readonly DataOf<BackgroundSchemas[Kind]>[];
};
