import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { byNode } from '@asad/tooling/by-node';
import { isThorough } from '@asad/tooling/effort';
import { findFreePort } from '@asad/tooling/free-port';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLocalRegistry, type LocalRegistry } from './testing/local-registry.ts';
import {
  bringChange,
  copyRepository,
  envWithoutVitest,
  PUBLISHED,
  readManifest,
  readVersions,
  release,
  run,
  SCOPE,
} from './testing/release.ts';
import {
  compileAll,
  importAll,
  installed,
  listModules,
  pasteExample,
  readInstall,
  requireAll,
  runNode,
  settle,
} from './testing/consumers.ts';
import { visit } from './testing/visit.ts';

const everybody = PUBLISHED.map((name) => `${SCOPE}/${name}`);
const REACT = ['react@^19.3.1', 'react-dom@^19.3.1'];

/** Two releases in a local registry, installed as the READMEs say. */
describe.skipIf(!isThorough)('a release', { timeout: 600_000 }, () => {
  let [place, repository, npmrc] = ['', '', ''];
  let registry: LocalRegistry;
  let first: ReturnType<typeof readVersions>;
  let second: ReturnType<typeof readVersions>;
  const consumer = (name: string) => ({ folder: join(place, name), npmrc });

  function checkRelease(): ReturnType<typeof readVersions> {
    release(repository);
    const versions = readVersions(repository);
    for (const name of PUBLISHED) {
      const full = readManifest(join(repository, 'packages', name)).name;
      const published: { version: string; dependencies?: Record<string, string> } = JSON.parse(
        run(repository, 'npm', 'view', full, '--json', `--registry=${registry.url}`),
      );
      expect(published.version, `${full} in the registry`).toBe(versions[name]);
      // A workspace range would be invalid in a registry.
      expect(Object.values(published.dependencies ?? {}).join(' '), full).not.toMatch(/workspace|catalog/);
      expect(readFileSync(join(repository, 'packages', name, 'CHANGELOG.md'), 'utf8')).toContain(
        `## ${versions[name]}`,
      );
      expect(run(repository, 'git', 'tag')).toContain(`${full}@${versions[name]}`);
    }
    return versions;
  }

  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'Zoë A-'));
    repository = join(place, 'repository');
    registry = await openLocalRegistry(join(place, 'registry'));
    npmrc = registry.npmrc(SCOPE);
    copyRepository(resolve(import.meta.dirname, '../..'), repository);
    writeFileSync(join(repository, '.npmrc'), npmrc);
  }, 300_000);
  afterAll(() => {
    registry.close();
    rmSync(place, { recursive: true, force: true });
  }, 120_000);

  it('publishes every package, with its version, its changelog and its tag', () => {
    first = checkRelease();
  });

  it('installs no React where it is not needed: words, understanding and calls in plain Node', () => {
    const install = [`${SCOPE}/content`, ...readInstall(repository, 'guide')];
    const { folder } = consumer('without react');
    settle({ folder, npmrc }, install, ['no-react.mjs']);
    expect(existsSync(join(folder, 'node_modules/react'))).toBe(false);
    const needsMore = ['call-core/react', 'call-core/contract', 'guide/mind', 'guide/audio'];
    const modules = listModules(folder, ['content', 'call-core', 'guide']);
    importAll(
      folder,
      modules.filter((module) => !needsMore.some((entryPoint) => module === `${SCOPE}/${entryPoint}`)),
    );
    expect(runNode(folder, 'no-react.mjs')).toMatch(/\w+ .+\./);
  });

  describe('with everything, in a plain app', () => {
    let folder = '';
    let modules: readonly string[] = [];
    beforeAll(() => {
      ({ folder } = consumer('with everything'));
      const { peerDependencies = {} } = readManifest(join(repository, 'packages/guide'));
      // Peer dependencies of the guide's server entry points.
      const servers = Object.entries(peerDependencies).map(([name, version]) => `${name}@${version}`);
      const packages = [...everybody, ...readInstall(repository, 'call-core'), ...readInstall(repository, 'ui')];
      const install = [...new Set(packages), ...REACT, '@types/react@^19.3.0', 'zod@^4.0.0', ...servers];
      settle({ folder, npmrc }, install, ['app.mjs', 'client.mjs', 'harbour.mjs', 'render.mjs']);
      modules = listModules(folder, PUBLISHED);
    }, 300_000);

    it('has entry points that Node can import and require', () => {
      expect(importAll(folder, modules) + requireAll(folder, modules)).toBe('');
    });

    it.each(['nodenext', 'bundler'])(
      'compiles with skipLibCheck off, with the examples of the READMEs (%s)',
      (resolution) => {
        const examples = PUBLISHED.map((name) => pasteExample(folder, repository, name));
        expect(() => compileAll(folder, modules, resolution, examples)).not.toThrow();
      },
    );

    // React rejects modules with state in a server component.
    it('marks every entry point with state as client code', () => {
      const codeOf = (entryPoint: string): string =>
        readFileSync(join(installed(folder, 'ui'), 'dist', `${entryPoint}.js`), 'utf8');
      const entryPoints = listModules(folder, ['ui']).map((module) => module.split('/')[2] ?? '');
      const unmarked = entryPoints.filter(
        (entryPoint) =>
          !codeOf(entryPoint).startsWith("'use client'") &&
          /\buse(State|Effect|LayoutEffect|Ref)\b/.test(codeOf(entryPoint)),
      );
      expect(unmarked).toEqual([]);
    });

    it('is rendered by Node, and hydrates in a browser with its styles and a silent console', async () => {
      const html = runNode(folder, 'render.mjs');
      expect(html).toMatch(/data-component="site-header"/);
      expect(html).not.toMatch(/ASAD|Omar/);
      writeFileSync(
        join(folder, 'index.html'),
        `<!doctype html><html lang="en"><title>Harbour</title><link rel="icon" href="data:,"><div id="root">${html}</div><script type="module" src="/client.mjs"></script></html>`,
      );
      const [, vite = ''] = byNode('vite');
      runNode(folder, vite, 'build', '--logLevel', 'error');
      const server = await preview({ root: folder, configFile: false, preview: { host: '127.0.0.1' } });
      try {
        await visit(server.resolvedUrls?.local[0] ?? '', async (page) => {
          await page.getByRole('button', { name: 'Call', exact: true }).click();
          await page.getByRole('button', { name: 'End Call' }).waitFor();
          const radius = await page.locator('#open').evaluate((element) => getComputedStyle(element).borderRadius);
          expect(radius, 'the look of a button').toBe('999px');
          expect(await page.locator('[data-router]').count()).toBe(3);
        });
      } finally {
        await server.close();
      }
    });
  });

  it('works in a Next app: server components, some with state, and links through its router', async () => {
    const { folder } = consumer('next');
    settle({ folder, npmrc }, [...everybody, ...REACT, 'next@16.4.6'], ['app', 'harbour.mjs']);
    const next = ['node_modules/next/dist/bin/next'];
    runNode(folder, ...next, 'build');
    const port = String(await findFreePort());
    const server = spawn(process.execPath, [...next, 'start', '-H', '127.0.0.1', '-p', port], {
      cwd: folder,
      env: envWithoutVitest(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await new Promise((ready) =>
        server.stdout.on('data', (chunk) => String(chunk).includes('Ready') && ready(chunk)),
      );
      await visit(`http://127.0.0.1:${port}/`, async (page) => {
        const names = await page
          .locator('main [data-component]')
          .evaluateAll((found) => found.map((element) => element.getAttribute('data-component')));
        expect(new Set(names).size, names.join(', ')).toBeGreaterThanOrEqual(10);
        // The picture fails, which a component inside a server component must detect.
        await page.locator('[data-part="picture"][data-state="without-image"]').waitFor();
        // The router handles the link without loading a document.
        await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
        await page.getByRole('link', { name: 'Tides' }).click();
        await page.getByRole('heading', { name: 'Low at three' }).waitFor();
        expect(await page.locator('html[data-kept]').count()).toBe(1);
      });
    } finally {
      server.kill();
    }
  });

  it('gives a new version only to the changed package', () => {
    bringChange(repository, 'call-core', 'A change that is only rehearsed.');
    second = checkRelease();
    const [major, minor] = first['call-core'].split('.').map(Number);
    expect(second).toMatchObject({
      'call-core': `${major}.${(minor ?? 0) + 1}.0`,
      content: first.content,
      ui: first.ui,
    });
  });

  it('updates consumers: one copy for the guide too, and a changelog entry', () => {
    const { folder } = consumer('user of both');
    settle({ folder, npmrc }, [`${SCOPE}/guide@${first.guide}`, `${SCOPE}/call-core@${first['call-core']}`]);
    run(folder, 'npm', 'install', `${SCOPE}/guide@latest`, `${SCOPE}/call-core@latest`);
    run(folder, 'npm', 'ls', '--all');
    const updated = installed(folder, 'call-core');
    expect(readManifest(updated).version).toBe(second['call-core']);
    expect(readFileSync(join(updated, 'CHANGELOG.md'), 'utf8')).toContain('A change that is only rehearsed.');
  });
});
