import type { Background } from './model.ts';

export const BACKGROUND_KINDS = [
  'education',
  'publications',
  'awards',
  'certificates',
  'languages',
  'volunteering',
  'interests',
  'references',
] as const satisfies readonly (keyof Background)[];

/** Returns the entries of a portfolio apart from works and jobs; omits empty lists. */
export const backgroundOf = (portfolio: Background): Background =>
  Object.fromEntries(
    BACKGROUND_KINDS.flatMap((kind) => ((portfolio[kind]?.length ?? 0) > 0 ? [[kind, portfolio[kind]]] : [])),
  );
