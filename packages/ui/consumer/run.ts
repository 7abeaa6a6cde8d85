import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BROWSER_ARGS, findBrowser } from '@asad/tooling/find-browser';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { readDoors } from '../doors.ts';

/**
 * The packed tarball in two hosts of strangers: Node renders a page of ten components without a bundler, a plain Vite
 * app takes it over in a browser. Every door is imported by Node, and each ships itself only.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
// Inside of the package, so that React and the dialog library are the workspace's own.
const host = mkdtempSync(join(root, '.consumer-'));
const say = (text: string): void => void process.stdout.write(`ok    ${text}\n`);

try {
  execFileSync('pnpm', ['pack', '--pack-destination', host], { cwd: root, stdio: 'ignore' });
  const installed = join(host, 'node_modules/@asad/ui');
  mkdirSync(installed, { recursive: true });
  const tarball = execFileSync('sh', ['-c', 'ls *.tgz'], { cwd: host, encoding: 'utf8' }).trim();
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed], { cwd: host });
  // A package of its own: else the name would lead to the sources.
  writeFileSync(join(host, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  for (const file of ['app.mjs', 'client.mjs', 'render.mjs']) cpSync(join(root, 'consumer', file), join(host, file));

  const doors = readDoors();
  const imports = doors.map(({ name }) => `await import(${JSON.stringify(`@asad/ui/${name}`)});`).join('\n');
  execFileSync(process.execPath, ['--input-type=module', '-e', imports], { cwd: host, stdio: 'inherit' });
  say(`${doors.length} doors can be imported by Node as they are`);

  // What React's own server layer refuses in a server component, unless the module says that it is the client's.
  const serverOnly = doors.filter(({ name }) => {
    const code = readFileSync(join(installed, `dist/${name}.js`), 'utf8');
    return !code.startsWith("'use client'") && /\buse(State|Effect|LayoutEffect|Ref)\b/.test(code);
  });
  assert.deepEqual(serverOnly, [], 'a door with state does not say that it is the client’s');
  say('every door with state says that it is the client’s');

  const html = execFileSync(process.execPath, ['render.mjs'], { cwd: host, encoding: 'utf8' });
  assert.match(html, /data-component="site-header"/);
  assert.doesNotMatch(html, /ASAD|Omar/, 'the package has words of its owner');
  writeFileSync(
    join(host, 'index.html'),
    `<!doctype html><html lang="en"><title>Harbour</title><link rel="icon" href="data:,"><div id="root">${html}</div><script type="module" src="/client.mjs"></script></html>`,
  );
  say('Node renders ten components');

  const dist = join(host, 'dist');
  await build({ root: host, logLevel: 'error', configFile: false, build: { outDir: dist } });
  const server = await preview({
    root: host,
    configFile: false,
    build: { outDir: dist },
    preview: { host: '127.0.0.1' },
  });
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...BROWSER_ARGS] });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    await page.getByRole('button', { name: 'End Call' }).waitFor();
    await page.getByRole('button', { name: 'Berths' }).click();
    const dialog = page.getByRole('dialog', { name: 'Limit Reached' });
    await dialog.waitFor();
    assert.equal(await dialog.evaluate((element) => getComputedStyle(element).borderStyle), 'solid');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const radius = await page.locator('#open').evaluate((element) => getComputedStyle(element).borderRadius);
    assert.equal(radius, '999px', 'the look of a button is not there');
    assert.equal(await page.locator('[data-router]').count(), 3);
    assert.deepEqual(complaints, []);
    say('a plain Vite app takes them over, with their look, and the console stays silent');
  } finally {
    await browser.close();
    await server.close();
  }

  for (const name of ['button', 'owl', 'captions', 'limit-dialog']) {
    const specifier = `@asad/ui/${name}`;
    const code = `export * from '${specifier}'; import '${specifier}.css';`;
    writeFileSync(join(host, 'one.js'), code);
    const result = await build({
      root: host,
      configFile: false,
      logLevel: 'error',
      build: { write: false, lib: { entry: 'one.js', formats: ['es'] }, rolldownOptions: { external: [/^react/] } },
    });
    const outputs = Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
    const bytes = outputs.map((output) => (output.type === 'chunk' ? output.code : output.source).length);
    const kB = (bytes.reduce((sum, count) => sum + count, 0) / 1_000).toFixed(1);
    const text = outputs.map((output) => String(output.type === 'chunk' ? output.code : output.source)).join('');
    for (const other of ['night-sky', 'stack-scroller', 'command-menu'])
      assert.ok(!text.includes(`"${other}"`), `${name} brings ${other} along`);
    say(`an app with ${name} alone ships ${kB} kB, React aside`);
  }
} finally {
  rmSync(host, { recursive: true, force: true });
}
