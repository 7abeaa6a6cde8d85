import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the sheet of what is below the first screen; returns its address. The first inline line links it (first-line.ts). */
export const writeLaterStyles = (dist: string, css: string): string => {
  const address = `/assets/later-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(dist, address), css);
  return address;
};
