import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PLACE = '<div data-later-styles="" hidden>';

/** Writes the sheet of what is below the first screen and links it at its place in the markup. */
export const laterStyles = (dist: string, body: string, css: string): string => {
  if (css === '') return body;
  if (!body.includes(PLACE)) throw new Error('A page has later styles and no place for them: render LaterStyles.');
  const address = `/assets/later-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(dist, address), css);
  return body.replace(PLACE, `${PLACE}<link rel="stylesheet" href="${address}">`);
};
