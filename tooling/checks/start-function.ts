import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from '@asad/tooling/free-port';
import { runNpm } from '@asad/functions/commands/deploy/run.ts';

/** The cloud build adds this version. */
const FRAMEWORK = '@google-cloud/functions-framework@5.0.5';

export async function installPackages(folder: string): Promise<void> {
  await runNpm(folder, 'ci', '--omit=dev');
  await runNpm(folder, 'install', '--no-save', '--omit=dev', FRAMEWORK);
}

export interface RunningFunction {
  readonly url: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a function like an instance: framework, own secrets, heap size. */
export async function startFunction(
  folder: string,
  options: { readonly name: string; readonly env: Readonly<Record<string, string>>; readonly heapMegabytes: number },
): Promise<RunningFunction> {
  const port = await findFreePort();
  const framework = join(folder, 'node_modules/@google-cloud/functions-framework/build/src/main.js');
  const heap = `--max-old-space-size=${options.heapMegabytes}`;
  const child = spawn(process.execPath, [heap, framework, `--target=${options.name}`, `--port=${port}`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      K_SERVICE: options.name.toLowerCase(),
      FUNCTION_TARGET: options.name,
      GCLOUD_PROJECT: 'demo-memory',
      METADATA_SERVER_DETECTION: 'none',
      ...options.env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}/`;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isUp = await fetch(url, { method: 'OPTIONS' }).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (child.exitCode !== null) throw new Error(`The function ${options.name} did not start: ${output}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    url,
    child,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
