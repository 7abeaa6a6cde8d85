import { createHash } from 'node:crypto';

/** A short hash of the printed résumé's content. */
export const hashResume = (resume: object): string =>
  createHash('sha256').update(JSON.stringify(resume)).digest('hex').slice(0, 16);
