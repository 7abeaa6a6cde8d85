// Beside the modules that tsc wrote: the style sheets they import.
import { cpSync, globSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

for (const file of globSync('**/*.css', { cwd: fileURLToPath(new URL('src', import.meta.url)) })) {
  cpSync(new URL(`src/${file}`, import.meta.url), new URL(`dist/${file}`, import.meta.url));
}
// The sheets that are doors: TypeScript refuses to import what nobody declares (noUncheckedSideEffectImports).
for (const door of ['theme.css', 'owl/owl-poses.css']) {
  writeFileSync(new URL(`dist/${door}.d.ts`, import.meta.url), 'export {};\n');
}
