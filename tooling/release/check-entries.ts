/** For `prepack`: fails if a file that the manifest names is missing. */
import { existsSync, readFileSync } from 'node:fs';

interface Manifest {
  readonly name: string;
  readonly publishConfig: { readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>> };
}

const { name, publishConfig }: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const files = Object.values(publishConfig.exports).flatMap((entry) =>
  typeof entry === 'string' ? [entry] : Object.values(entry),
);
const missing = files.filter((file) => !existsSync(file));
if (missing.length > 0)
  throw new Error(`${name} cannot be packed: the build did not write ${missing.join(', ')}. Run pnpm build.`);
