import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { OwnerError, runOwnerCommand } from '../owner/owner-command.ts';
import { runStep } from './run-step.ts';

/** Sounds of other builds: a sentence is rendered once. */
const SOUNDS = 'apps/web/dist/voice';

/** `--out` and `--no-voice` are for tests. */
const OPTIONS = {
  base: { type: 'string', default: '/' },
  out: { type: 'string', default: 'dist/static' },
  voice: { type: 'boolean', default: true },
} as const;

await runOwnerCommand('pnpm build-static [--base /portfolio/ | --base https://name.example/portfolio/]', async () => {
  const { base, out, voice } = parseArgs({ options: OPTIONS, allowNegative: true }).values;
  const address = base.startsWith('/') ? `http://localhost${base}` : base;
  if (!/^(?:\/(?!\/)|https?:)/u.test(base) || !URL.canParse(address))
    throw new OwnerError(`--base ${base} is no path: write it like /portfolio/, or as an address with https://.`);
  const { origin, pathname } = new URL(address);
  const folder = resolve(out);
  const env = {
    SITE_BACKEND: 'none',
    SITE_BASE: pathname.endsWith('/') ? pathname : `${pathname}/`,
    SITE_ORIGIN: address === base ? origin : '',
    SITE_DIST: folder,
  };
  if (existsSync(SOUNDS))
    cpSync(SOUNDS, join(folder, 'voice'), { recursive: true, force: false, filter: (path) => !path.endsWith('.json') });
  for (const step of [
    { name: 'pages', run: 'vite build apps/web --logLevel=warn', env },
    ...(voice ? [{ name: 'voice', run: 'node apps/web/voice/render.ts', env }] : []),
  ])
    if (!(await runStep(step)).isOk) process.exit(1);
  return `\nThe site is in ${out}, for any host of files (docs/publish.md).`;
});
