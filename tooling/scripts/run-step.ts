import { spawn } from 'node:child_process';
import { byNode } from '../by-node.ts';

export interface Step {
  readonly name: string;
  /** A command line; arguments contain no spaces. `node` means this Node. */
  readonly run: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly name: string;
  readonly isOk: boolean;
  readonly seconds: number;
}

/** Slower steps hang; the slowest takes about three minutes on two cores. */
const LIMIT_MS = 20 * 60_000;

/** Disable telemetry. */
const SILENT = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };

/** Runs one command in the workspace root and shows its output. Never throws. */
export function runStep({ name, run, env = {} }: Step): Promise<StepResult> {
  const [first = '', ...args] = run.split(' ');
  const [command, ...before] = byNode(first);
  const begunAt = performance.now();
  process.stdout.write(`\n— ${name}\n`);
  return new Promise((resolve) => {
    const finish = (isOk: boolean): void => {
      const seconds = (performance.now() - begunAt) / 1_000;
      process.stdout.write(`— ${name}: ${isOk ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)\n`);
      resolve({ name, isOk, seconds });
    };
    const child = spawn(command, [...before, ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...SILENT, ...env },
    });
    const timer = setTimeout(() => {
      process.stdout.write(`— ${name}: stopped after ${LIMIT_MS / 60_000} minutes\n`);
      child.kill('SIGKILL');
    }, LIMIT_MS);
    child.on('error', () => finish(false));
    child.on('close', (code) => (clearTimeout(timer), finish(code === 0)));
  });
}

/** Runs all steps, even after a failure, and exits the process. */
export async function runAll(steps: readonly Step[], what: string): Promise<never> {
  const red: string[] = [];
  for (const step of steps) if (!(await runStep(step)).isOk) red.push(step.name);
  process.stdout.write(
    red.length > 0 ? `\nNot in order: ${red.join(', ')}.\n` : `\nAll ${steps.length} ${what} are in order.\n`,
  );
  process.exit(red.length > 0 ? 1 : 0);
}
