import { execFileSync } from 'node:child_process';

const git = (...args: readonly string[]): string => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

/** Where the work at hand began: where the branch left main; on main itself, what was last pushed, else the last commit. */
export const findBase = (): string => {
  const isMain = git('rev-parse', '--abbrev-ref', 'HEAD') === 'main';
  return (isMain ? git('rev-parse', '@{upstream}') : git('merge-base', 'main', 'HEAD')) || 'HEAD';
};

/** Files that differ from `base`, committed or not, new ones included; paths from the root of the repository. */
export const changedFiles = (base: string): readonly string[] => {
  const lines = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')].join('\n');
  return [...new Set(lines.split('\n').filter(Boolean))];
};
