import { owner as own } from './portfolio/owner.ts';

/** The owner as the old facts speak of him; goes with them. */
export const owner = { ...own, pronouns: { subject: 'he', object: 'him', possessive: 'his' } } as const;
