import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runStep } from './run-step.ts';

/** Sounds of other builds: a sentence is rendered once. */
const SOUNDS = 'apps/web/dist/voice';

/** `--base /portfolio/` or `--base https://name.example/portfolio/`; `--out` and `--no-voice` are for tests. */
const { base, out, voice } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    out: { type: 'string', default: 'dist/static' },
    voice: { type: 'boolean', default: true },
  },
  allowNegative: true,
}).values;
const origin = URL.canParse(base) ? new URL(base).origin : '';
const { pathname } = new URL(base, 'http://localhost');
if (origin === '' && !base.startsWith('/')) {
  process.stderr.write(`--base ${base} is no path: write it like /portfolio/, or as an address with https://.\n`);
  process.exit(1);
}
const folder = resolve(out);
const env = {
  SITE_BACKEND: 'none',
  SITE_BASE: pathname.endsWith('/') ? pathname : `${pathname}/`,
  SITE_ORIGIN: origin,
  SITE_DIST: folder,
};
if (existsSync(SOUNDS))
  cpSync(SOUNDS, join(folder, 'voice'), { recursive: true, force: false, filter: (path) => !path.endsWith('.json') });
for (const step of [
  { name: 'pages', run: 'vite build apps/web --logLevel=warn', env },
  ...(voice ? [{ name: 'voice', run: 'node apps/web/voice/render.ts', env }] : []),
]) {
  const { isOk } = await runStep(step);
  if (!isOk) process.exit(1);
}
process.stdout.write(`\nThe site is in ${out}, for any host of files (docs/publish.md).\n`);
