import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { makeFolder } from './testing/make-folder.ts';

let parent: string;
beforeEach(() => {
  parent = makeFolder();
});

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('a new folder and its secrets are readable by their owner only, and a secret is never replaced', () => {
  const data = openDataFolder(join(parent, 'new/below'));
  expect(data.secret('one.key', () => 'first')).toBe('first');
  expect(openDataFolder(data.path).secret('one.key', () => 'second')).toBe('first');
  expect(modeOf(data.path)).toBe(0o700);
  expect(modeOf(data.file('one.key'))).toBe(0o600);
  expect(modeOf(data.file('asad.sqlite'))).toBe(0o600);
  expect(readdirSync(data.path).toSorted()).toEqual(['asad.sqlite', 'one.key']);
});

test('removes other users’ access to a secret and a database', () => {
  for (const name of ['one.key', 'asad.sqlite']) {
    writeFileSync(join(parent, name), '');
    chmodSync(join(parent, name), 0o644);
  }
  openDataFolder(parent).secret('one.key', () => 'first');
  for (const name of ['one.key', 'asad.sqlite']) expect(modeOf(join(parent, name))).toBe(0o600);
});

test('uses the secret that another process created first', () => {
  const data = openDataFolder(parent);
  const secret = data.secret('one.key', () => {
    writeFileSync(data.file('one.key'), 'the other’s', { mode: 0o600 });
    return 'ours';
  });
  expect(secret).toBe('the other’s');
});

function readOnlyFolder(): string {
  // Root may write to any normal folder, but not to the system's.
  if (process.getuid?.() === 0) return process.platform === 'darwin' ? '/System' : '/sys';
  const closed = join(parent, 'read-only');
  mkdirSync(closed);
  chmodSync(closed, 0o500);
  return closed;
}

test('refuses a folder that is not writable in one sentence: read-only, a file, below a file, missing', () => {
  writeFileSync(join(parent, 'file'), '');
  const closed = readOnlyFolder();
  expect(existsSync(closed)).toBe(true);
  for (const path of [closed, join(parent, 'file'), join(parent, 'file/below'), '/proc/nowhere'])
    expect(() => openDataFolder(path)).toThrow(/^The data folder \S+ cannot be written; [^\n]*\.$/);
});

test('a failed creation leaves nothing behind', () => {
  const data = openDataFolder(parent);
  const before = readdirSync(parent);
  expect(() =>
    data.secret('one.key', () => {
      throw new Error('no entropy');
    }),
  ).toThrow('data folder');
  mkdirSync(data.file('two.key'));
  expect(() => data.secret('two.key', () => 'x')).toThrow('cannot be written');
  expect(readdirSync(parent)).toEqual([...before, 'two.key']);
});
