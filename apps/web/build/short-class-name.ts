import { createHash } from 'node:crypto';
import { basename } from 'node:path';

const given = new Map<string, string>();

/**
 * The class of a CSS module: the first letter of its file and four characters of a hash, since each is sent with the
 * HTML. Whoever styles from outside uses data-component and data-part, never these.
 */
export const shortClassName = (name: string, file: string): string => {
  // By the file's own name, not its path: the same class on every machine.
  const module = basename(file).replace(/\.module\.css.*$/, '');
  const source = `${module}/${name}`;
  const short = module.charAt(0) + createHash('sha256').update(source).digest('hex').slice(0, 4);
  const other = given.get(short);
  if (other !== undefined && other !== source)
    throw new Error(`The classes ${other} and ${source} get the same short name ${short}: rename one.`);
  given.set(short, source);
  return short;
};
