import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@asad/tooling/free-port';
import { runNpm } from '@asad/functions/commands/deploy/run.ts';

/** The cloud build adds this version. */
const FRAMEWORK = '@google-cloud/functions-framework@5.0.5';

/** Installs a deployed folder and starts its function like an instance: framework, own secrets, heap size. */
export async function startFunction(
  folder: string,
  { name, heapMegabytes }: { readonly name: string; readonly heapMegabytes: number },
): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  await runNpm(folder, 'ci', '--omit=dev');
  await runNpm(folder, 'install', '--no-save', '--omit=dev', FRAMEWORK);
  const port = await findFreePort();
  const framework = join(folder, 'node_modules/@google-cloud/functions-framework/build/src/main.js');
  const heap = `--max-old-space-size=${heapMegabytes}`;
  const child = spawn(process.execPath, [heap, framework, `--target=${name}`, `--port=${port}`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      K_SERVICE: name,
      FUNCTION_TARGET: name,
      GCLOUD_PROJECT: 'demo-memory',
      METADATA_SERVER_DETECTION: 'none',
      VOICE: 'guide',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => void (output += chunk));
  const url = `http://127.0.0.1:${port}/`;
  const isUp = (): Promise<boolean> =>
    fetch(url, { method: 'OPTIONS' })
      .then(() => true)
      .catch(() => false);
  for (let attempt = 0; attempt < 200 && !(await isUp()); attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The function ${name} did not start: ${output}`);
    await sleep(100);
  }
  return { url, child };
}
