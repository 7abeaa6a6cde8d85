import { createHash } from 'node:crypto';

/** What a printed résumé was made from, in a few letters. */
export const hashResume = (resume: object): string =>
  createHash('sha256').update(JSON.stringify(resume)).digest('hex').slice(0, 16);
