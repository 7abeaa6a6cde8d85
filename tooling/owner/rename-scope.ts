/** `pnpm rename-scope @yours [https://…/your-repository]` renames the packages' scope. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const USAGE = 'pnpm rename-scope @yours [https://host/owner/repository]';
const SCOPE = /^@[a-z0-9][a-z0-9-]*$/;
const PUBLISHED = 'packages/call-core';

/** Lists tracked and untracked files, without ignored and deleted ones. */
function listFiles(root: string): readonly string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return output
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Returns the changed files. */
export function renameScope(root: string, scope: string, repository?: string): readonly string[] {
  if (!SCOPE.test(scope)) throw new Error(`${scope} is no scope: one begins with @ and is in small letters.\n${USAGE}`);
  const manifest = join(root, 'packages/content/package.json');
  const [before] = (JSON.parse(readFileSync(manifest, 'utf8')) as { name: string }).name.split('/');
  const changed: string[] = [];
  const change = (file: string, text: string, next: string): void => {
    if (next === text) return;
    writeFileSync(join(root, file), next);
    changed.push(file);
  };
  for (const file of listFiles(root)) {
    const bytes = readFileSync(join(root, file));
    if (bytes.includes(0)) continue;
    const text = bytes.toString();
    change(file, text, text.replaceAll(`${before}/`, `${scope}/`));
  }
  if (repository !== undefined) {
    const url = `git+${repository.replace(/(\.git)?\/?$/, '.git')}`;
    const file = `${PUBLISHED}/package.json`;
    const text = readFileSync(join(root, file), 'utf8');
    const place = { type: 'git', url, directory: PUBLISHED };
    const next = { ...(JSON.parse(text) as Record<string, unknown>), repository: place };
    change(file, text, `${JSON.stringify(next, null, 2)}\n`);
  }
  return [...new Set(changed)];
}

if (import.meta.main) {
  const [scope = '', repository] = process.argv.slice(2);
  try {
    const changed = renameScope(join(import.meta.dirname, '../..'), scope, repository);
    console.log(`${changed.length} files name ${scope} now. Next: pnpm install, pnpm format, pnpm test.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
