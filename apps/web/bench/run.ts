// Mobile Lighthouse of the built site beside its static floor: `pnpm --filter @asad/web bench [runs]`, after a build.
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchScroll } from './bench-scroll.ts';
import { benchSite, formatFigures } from './bench-site.ts';

// A copy, because the floor page stands beside the others while it is measured.
const dist = mkdtempSync(join(tmpdir(), 'site-bench-'));
cpSync(fileURLToPath(new URL('../dist', import.meta.url)), dist, { recursive: true });
console.log(formatFigures(await benchSite({ dist, runs: Number(process.argv[2] ?? 5) })));
for (const { page, frames, dropped, longTasks } of await benchScroll(dist)) {
  console.log(
    `${page.padEnd(6)} wheel at 4× slower CPU: ${dropped} of ${frames} frames late, ${longTasks} tasks over 50 ms`,
  );
}
