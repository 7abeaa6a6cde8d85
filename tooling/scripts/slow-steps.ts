import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Step } from './run-step.ts';

export interface SlowStep extends Step {
  /** What the step needs and the machine cannot have, in words; undefined where everything is there. */
  readonly isMissing?: () => string | undefined;
}

const node = process.execPath;

/** What of these programs the machine has not got, in words. */
const lacks = (...programs: readonly string[]): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const missing = programs.filter((program) => !folders.some((folder) => existsSync(join(folder, program))));
  return missing.length > 0 ? missing.join(', ') : undefined;
};

const hasPackage = (name: string): boolean => spawnSync('npm', ['view', name, 'version']).status === 0;

/** What takes minutes by nature, each a step of its own that can be left out where a machine cannot have it. */
export const SLOW_STEPS: readonly SlowStep[] = [
  {
    name: 'races and properties, played often',
    command: 'vitest',
    args: [
      'run',
      '--project',
      'functions',
      '--project',
      'call-core',
      '--project',
      'web',
      '--maxWorkers=100%',
      '--reporter=dot',
      'store',
      'fuzz',
      'processes',
      'property',
      'guide-score',
      'mutants',
      'linear',
    ],
    env: { THOROUGH: '1' },
  },
  {
    name: 'the sites of two other owners',
    command: 'vitest',
    args: ['run', '--project', 'tooling', '--reporter=dot', 'owners-site'],
    env: { THOROUGH: '1' },
  },
  {
    name: 'pictures of every story',
    command: 'turbo',
    args: ['run', 'story-pictures', '--filter=@asad/ui', '--log-order=stream'],
  },
  { name: 'the journey in Chromium', command: node, args: ['tooling/e2e/engines/run.ts', 'chromium'] },
  {
    name: 'the journey in Firefox',
    command: node,
    args: ['tooling/e2e/engines/run.ts', 'firefox'],
    isMissing: () => lacks('firefox-esr'),
  },
  {
    name: 'the journey in WebKit',
    command: node,
    args: ['tooling/e2e/engines/run.ts', 'webkit'],
    isMissing: () => lacks('WebKitWebDriver', 'xvfb-run'),
  },
  {
    name: 'the browser doors in Firefox',
    command: 'vitest',
    args: ['run', '--config=tooling/e2e/engines/call-core.config.ts'],
    env: { ENGINE: 'firefox' },
    isMissing: () => lacks('firefox-esr'),
  },
  {
    name: 'the browser doors in WebKit',
    command: 'vitest',
    args: ['run', '--config=tooling/e2e/engines/call-core.config.ts'],
    env: { ENGINE: 'webkit' },
    isMissing: () => lacks('WebKitWebDriver', 'xvfb-run'),
  },
  {
    name: 'calls from the packed tarball under plain npm',
    command: 'vitest',
    args: ['run', '--project', 'call-core', 'packages/call-core/example'],
    env: { THOROUGH: '1' },
    isMissing: () => (hasPackage('@vapi-ai/web') ? undefined : '@vapi-ai/web in the registry'),
  },
  { name: 'what one component costs an app', command: node, args: ['packages/ui/consumer/door-sizes.ts'] },
  {
    name: 'two releases, used by strangers',
    command: node,
    args: ['tooling/release/rehearse.ts'],
    isMissing: () => ['verdaccio', 'next'].filter((name) => !hasPackage(name)).join(', ') || undefined,
  },
  { name: 'the commands of the READMEs', command: node, args: ['tooling/release/try-commands.ts'] },
  {
    name: 'a flood of bodies against one function',
    command: node,
    args: ['apps/functions/rehearsal/memory.ts'],
    // Its peak of memory is read from there.
    isMissing: () => (process.platform === 'linux' ? undefined : '/proc'),
  },
  ...['18.3', '19.0', '19.2'].map((REACT) => ({
    name: `the react door on React ${REACT}`,
    command: 'vitest',
    args: ['run', '--config=vitest.browser.config.ts', '--root=packages/call-core', 'src/react'],
    env: { REACT },
  })),
  { name: 'mutants', command: node, args: ['packages/call-core/mutants/run.ts'] },
];
