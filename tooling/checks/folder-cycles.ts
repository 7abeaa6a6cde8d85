/** Fails if two folders of one package import each other, types included. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findFolderCycles } from './find-folder-cycles.ts';

const isSource = (path: string): boolean =>
  /\/(?:src|local|commands)\//u.test(path) &&
  /\.tsx?$/u.test(path) &&
  !/\.(?:test|stories|e2e)\.|\/testing\//u.test(path);
const paths = execFileSync('git', ['ls-files', 'apps', 'packages'], { encoding: 'utf8' }).split('\n').filter(isSource);
const cycles = findFolderCycles(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
for (const cycle of cycles) process.stderr.write(`${cycle}\n`);
process.stdout.write(`${paths.length} files, ${cycles.length} pairs of folders that import each other.\n`);
process.exit(cycles.length === 0 ? 0 : 1);
