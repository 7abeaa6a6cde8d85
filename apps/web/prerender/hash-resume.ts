import { createHash } from 'node:crypto';

export const hashResume = (resume: object): string =>
  createHash('sha256').update(JSON.stringify(resume)).digest('hex').slice(0, 16);
