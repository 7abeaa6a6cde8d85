import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@asad/tooling/free-port';
import { say, visit } from './visit.ts';

/**
 * The packed tarball in a real Next app outside the workspace: a server component imports ten components, some of which
 * have state, and links go through Next's own router.
 */
const root = join(import.meta.dirname, '..');
const host = mkdtempSync(join(tmpdir(), 'asad-next-'));
const inHost = { cwd: host, stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } } as const;

try {
  execFileSync('pnpm', ['pack', '--pack-destination', host], { cwd: root, stdio: 'ignore' });
  const tarball = readdirSync(host).find((name) => name.endsWith('.tgz'));
  const dependencies = { '@asad/ui': `file:${tarball}`, next: '16.4.6', react: '^19.3.1', 'react-dom': '^19.3.1' };
  writeFileSync(join(host, 'package.json'), JSON.stringify({ name: 'stranger', private: true, dependencies }));
  cpSync(join(root, 'consumer/next/app'), join(host, 'app'), { recursive: true });
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], inHost);
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], inHost);
  say('Next builds a server component of ten components from the packed tarball');

  const port = String(await findFreePort());
  const start = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', port];
  const server = spawn(process.execPath, start, { ...inHost, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await new Promise((ready) => server.stdout.on('data', (said) => String(said).includes('Ready') && ready(said)));
    await visit(`http://127.0.0.1:${port}/`, async (page) => {
      const names = await page
        .locator('main [data-component]')
        .evaluateAll((found) => found.map((element) => element.getAttribute('data-component')));
      assert.ok(new Set(names).size >= 10, `only ${names.join(', ')}`);
      // State of a component that a server component imported: the picture that cannot be shown is told so.
      await page.locator('[data-part="picture"][data-state="without-image"]').waitFor();
      // The router takes the link: the document stays the same.
      await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
      await page.getByRole('link', { name: 'Tides' }).click();
      await page.getByRole('heading', { name: 'Low at three' }).waitFor();
      assert.equal(await page.locator('html[data-kept]').count(), 1);
    });
    say('its state, its look and its links work there, and the console stays silent');
  } finally {
    server.kill();
  }
} finally {
  rmSync(host, { recursive: true, force: true });
}
