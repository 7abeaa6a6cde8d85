/**
 * Two releases in a row into a registry on this machine, and strangers who install from there by npm: `pnpm slow --only
 * 'two releases, used by strangers'`. Everything lies on a path with a space and an umlaut.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openLocalRegistry } from './local-registry.ts';
import { bringChange, copyRepository, PUBLISHED, readManifest, readVersions, release, run, SCOPE } from './release.ts';
import { readInstall, settle, visitInNext, visitWithEverything, visitWithoutReact } from './strangers.ts';
import { say } from './visit.ts';

const place = mkdtempSync(join(tmpdir(), 'Zoë A-'));
const repository = join(place, 'repository');
const registry = await openLocalRegistry(join(place, 'registry'));
try {
  copyRepository(resolve(import.meta.dirname, '../..'), repository);
  const npmrc = registry.npmrc(SCOPE);
  writeFileSync(join(repository, '.npmrc'), npmrc);

  const first = publish();
  const stranger = (name: string) => ({ folder: join(place, name), npmrc });
  const everybody = PUBLISHED.map((name) => `${SCOPE}/${name}`);
  const react = ['react@^19.3.1', 'react-dom@^19.3.1'];
  // What the READMEs say, by plain npm; content is a package that is taken along.
  visitWithoutReact(stranger('without react'), [`${SCOPE}/content`, ...readInstall(repository, 'guide')]);
  await visitWithEverything(stranger('with everything'), [
    ...new Set([...everybody, ...readInstall(repository, 'call-core'), ...readInstall(repository, 'ui')]),
    ...react,
    '@types/react@^19.3.0',
    'zod@^4.0.0',
    // What the guide's doors for servers ask for.
    ...Object.entries(readManifest(join(repository, 'packages/guide')).peerDependencies ?? {}).map(
      ([name, version]) => `${name}@${version}`,
    ),
  ]);
  await visitInNext(stranger('next'), [...everybody, ...react, 'next@16.4.6']);

  const words = 'A change that is only rehearsed.';
  bringChange(repository, 'call-core', words);
  const second = publish();
  const [major, minor] = first['call-core'].split('.').map(Number);
  assert.equal(second['call-core'], `${major}.${(minor ?? 0) + 1}.0`);
  assert.deepEqual([second.content, second.ui], [first.content, first.ui], 'who has no change got a version');
  const user = stranger('user of both');
  settle(user, [`${SCOPE}/guide@${first.guide}`, `${SCOPE}/call-core@${first['call-core']}`]);
  run(user.folder, 'npm', 'install', `${SCOPE}/guide@latest`, `${SCOPE}/call-core@latest`);
  run(user.folder, 'npm', 'ls', '--all');
  const updated = join(user.folder, 'node_modules', SCOPE, 'call-core');
  assert.equal(readManifest(updated).version, second['call-core']);
  assert.ok(readFileSync(join(updated, 'CHANGELOG.md'), 'utf8').includes(words), 'the changelog does not tell it');
  say(`whoever had call-core ${first['call-core']} updates to ${second['call-core']}, one copy for the guide too`);
} finally {
  registry.close();
  rmSync(place, { recursive: true, force: true });
}

/** Releases, and looks at what the registry has then. */
function publish(): ReturnType<typeof readVersions> {
  release(repository);
  const versions = readVersions(repository);
  for (const name of PUBLISHED) {
    const full = readManifest(join(repository, 'packages', name)).name;
    const told: { version: string; dependencies?: Record<string, string> } = JSON.parse(
      run(repository, 'npm', 'view', full, '--json', `--registry=${registry.url}`),
    );
    assert.equal(told.version, versions[name], `${full} in the registry`);
    const ranges = Object.values(told.dependencies ?? {});
    assert.ok(
      ranges.every((range) => !/workspace|catalog/.test(range)),
      `${full} asks for ${ranges.join(', ')}, which no registry knows`,
    );
    const changelog = readFileSync(join(repository, 'packages', name, 'CHANGELOG.md'), 'utf8');
    assert.ok(changelog.includes(`## ${versions[name]}`), `${full}: CHANGELOG.md does not tell ${versions[name]}`);
    assert.ok(run(repository, 'git', 'tag').includes(`${full}@${versions[name]}`), `${full} has no tag`);
  }
  say(`released: ${PUBLISHED.map((name) => `${name} ${versions[name]}`).join(', ')}`);
  return versions;
}
