import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { byNode } from './by-node.ts';

describe('a program of this workspace', () => {
  it('is run by Node from its own file: no shell, no shim', () => {
    for (const name of ['turbo', 'oxfmt', 'vitest', 'tsc', 'changeset']) {
      const [command, ...args] = byNode(name);
      expect(command).toBe(process.execPath);
      const { status, stdout } = spawnSync(command, [...args, '--version'], { encoding: 'utf8' });
      expect([name, status, stdout]).toEqual([name, 0, expect.stringMatching(/\d+\.\d+\.\d+/)]);
    }
  });

  it('plans the build where git is missing, as in a folder from an archive', () => {
    const [command, ...turbo] = byNode('turbo');
    const args = [...turbo, 'run', '@asad/functions#build', '--dry=json'];
    expect(spawnSync(command, args, { env: { PATH: '' } }).status).toBe(0);
  });

  it('that is not ours keeps its name', () => {
    expect(['git', 'pnpm', 'node'].map(byNode)).toEqual([['git'], ['pnpm'], [process.execPath]]);
  });
});
