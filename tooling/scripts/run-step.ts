import { spawn } from 'node:child_process';
import { byNode } from '../by-node.ts';

export interface Step {
  readonly name: string;
  /** Arguments contain no spaces. `node` means this Node. */
  readonly run: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Default 1. More only for foreign programs. */
  readonly attempts?: number;
}

export interface StepResult {
  readonly name: string;
  readonly isOk: boolean;
  readonly seconds: number;
  /** The end of its output. */
  readonly tail: string;
}

/** A CI's log is read from its end. */
const TAIL = 6_000;

/** Slower steps hang; the slowest takes about three minutes on two cores. */
const LIMIT_MS = 20 * 60_000;

/** Disable telemetry. */
const SILENT = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };

/** Never throws. */
export async function runStep({ attempts = 1, ...step }: Step): Promise<StepResult> {
  const result = await runOnce(step);
  return result.isOk || attempts === 1 ? result : runStep({ ...step, attempts: attempts - 1 });
}

function runOnce({ name, run, env = {} }: Step): Promise<StepResult> {
  const [first = '', ...args] = run.split(' ');
  const [command, ...before] = byNode(first);
  const begunAt = performance.now();
  process.stdout.write(`\n— ${name}\n`);
  let tail = '';
  return new Promise((resolve) => {
    const finish = (isOk: boolean): void => {
      const seconds = (performance.now() - begunAt) / 1_000;
      process.stdout.write(`— ${name}: ${isOk ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)\n`);
      resolve({ name, isOk, seconds, tail });
    };
    const child = spawn(command, [...before, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Programs print no colours into a pipe unless asked.
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...SILENT, ...env },
    });
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (text: string) => {
        process.stdout.write(text);
        tail = (tail + text).slice(-TAIL);
      });
    const timer = setTimeout(() => {
      process.stdout.write(`— ${name}: stopped after ${LIMIT_MS / 60_000} minutes\n`);
      child.kill('SIGKILL');
    }, LIMIT_MS);
    child.on('error', () => finish(false));
    child.on('close', (code) => (clearTimeout(timer), finish(code === 0)));
  });
}

/** Prints the ends of failed steps again; returns these steps. */
export function repeatFailures(results: readonly StepResult[]): readonly StepResult[] {
  const red = results.filter(({ isOk }) => !isOk);
  for (const { name, tail } of red) process.stdout.write(`\n— ${name}: the end of its output\n${tail}\n`);
  return red;
}

/** Continues after a failure; exits the process. */
export async function runAll(steps: readonly Step[], what: string): Promise<never> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step));
  const red = repeatFailures(results);
  process.stdout.write(
    red.length > 0
      ? `\nNot in order: ${red.map(({ name }) => name).join(', ')}.\n`
      : `\nAll ${steps.length} ${what} are in order.\n`,
  );
  process.exit(red.length > 0 ? 1 : 0);
}
