import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { byNode } from '../by-node.ts';

/** A concurrent call gets most of the CPU. */
const BEHIND_THE_SITE = 5;

/** The first sentences of a call come first. */
export function renderVoice(isServing: () => boolean): ChildProcess {
  const [node, ...turbo] = byNode('turbo');
  const voice = spawn(node, [...turbo, 'run', 'voice', '--output-logs=errors-only', '--log-order=grouped'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  if (voice.pid !== undefined) setPriority(voice.pid, BEHIND_THE_SITE);
  let output = '';
  voice.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  voice.on('close', (code) => {
    if (code !== null && code > 0 && isServing())
      process.stderr.write(
        `${output}\nSome of ASAD's voice could not be rendered: those sentences are shown, and not heard.\n`,
      );
  });
  return voice;
}
