// Beside the modules that tsc wrote: the style sheets they import.
import { cpSync, globSync } from 'node:fs';

for (const file of globSync('**/*.css', { cwd: new URL('src', import.meta.url).pathname })) {
  cpSync(new URL(`src/${file}`, import.meta.url), new URL(`dist/${file}`, import.meta.url));
}
