import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPath } from '../src/site/to-path.ts';

/** Writes `name.ext` under a name that changes with its content. Returns the URL. */
export function writeAsset(dist: string, name: string, content: Buffer | string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const address = `/assets/${name.replace('.', `-${hash}.`)}`;
  writeFileSync(join(dist, address), content);
  return toPath(address);
}
