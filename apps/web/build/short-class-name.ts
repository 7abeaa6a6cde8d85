import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/**
 * The class of a CSS module: the first letters of its file and four characters of a hash, since each is sent with the
 * HTML. Whoever styles from outside uses data-component and data-part, never these.
 */
export const shortClassName = (name: string, file: string): string => {
  // By the file's own name, not its path: the same class on every machine.
  const module = basename(file).replace(/\.module\.css.*$/, '');
  return `${module.charAt(0)}${createHash('sha256').update(`${module}/${name}`).digest('hex').slice(0, 4)}`;
};
