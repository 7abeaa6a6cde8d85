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

  it('that is not ours keeps its name', () => {
    expect([byNode('git'), byNode('pnpm')]).toEqual([['git'], ['pnpm']]);
    expect(byNode('node')).toEqual([process.execPath]);
  });
});
