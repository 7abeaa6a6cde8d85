import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renameScope } from './rename-scope.ts';

const ROOT = join(import.meta.dirname, '../..');
const listFiles = (cwd: string): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd })
    .toString()
    .split('\0')
    .filter((name) => name !== '' && !name.endsWith('.tsv') && existsSync(join(cwd, name)));

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly repository?: unknown;
}

describe('renaming the scope', () => {
  /** The folder's name needs escaping. */
  const folder = mkdtempSync(join(tmpdir(), 'Zoë A '));
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const manifestOf = (name: string) => JSON.parse(read(name)) as Manifest;
  const manifests = (): readonly Manifest[] =>
    listFiles(folder)
      .filter((name) => /^(?:apps|packages|tooling)\/(?:[^/]+\/)?package\.json$/.test(name))
      .map(manifestOf);

  beforeAll(() => {
    for (const name of listFiles(ROOT)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      cpSync(join(ROOT, name), join(folder, name));
    }
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    // As after `pnpm new-owner`: git still tracks deleted files.
    writeFileSync(join(folder, 'removed.md'), '@asad/ui');
    execFileSync('git', ['add', 'removed.md'], { cwd: folder });
    rmSync(join(folder, 'removed.md'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('refuses an invalid scope, and changes nothing', () => {
    for (const scope of ['', 'zoe', '@Zoë', '@a/b']) expect(() => renameScope(folder, scope)).toThrow('is no scope');
    expect(manifestOf('packages/ui/package.json').name).not.toContain('zoe');
  });

  it('changes every manifest, import and document, and every package still resolves by its name', () => {
    const scope = manifestOf('packages/ui/package.json').name.split('/')[0] ?? '';
    const changed = renameScope(folder, '@zoe-kranjc', 'https://forge.example.com/zoe/portfolio');
    expect(changed).toContain('packages/content/package.json');
    expect(listFiles(folder).filter((name) => readFileSync(join(folder, name)).includes(`${scope}/`))).toEqual([]);
    const names = new Set(manifests().map(({ name }) => name));
    expect(names).toContain('@zoe-kranjc/call-core');
    for (const { dependencies, devDependencies } of manifests())
      for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies }))
        if (range.startsWith('workspace:')) expect(names).toContain(name);
  });

  it('sets the repository of the published package', () => {
    expect(manifestOf('packages/call-core/package.json').repository).toEqual({
      type: 'git',
      url: 'git+https://forge.example.com/zoe/portfolio.git',
      directory: 'packages/call-core',
    });
  });

  it('works a second time, and finds nothing to do the third time', () => {
    expect(renameScope(folder, '@omar').length).toBeGreaterThan(100);
    expect(renameScope(folder, '@omar')).toEqual([]);
  });
});
