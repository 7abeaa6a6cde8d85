import { spawn } from 'node:child_process';
import { readWav, type Pcm } from './read-wav.ts';

const TIMEOUT_MS = 60_000;

/**
 * The command reads a sentence on standard input and writes WAV to standard output. Shell syntax, as typed in a
 * terminal.
 */
export async function speakByCommand(command: string, sentence: string): Promise<Pcm> {
  const engine = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'], timeout: TIMEOUT_MS });
  const sound: Buffer[] = [];
  const complaints: Buffer[] = [];
  engine.stdout.on('data', (part: Buffer) => sound.push(part));
  engine.stderr.on('data', (part: Buffer) => complaints.push(part));
  // The exit code reports the failure of an engine that exits early.
  engine.stdin.on('error', () => undefined);
  engine.stdin.end(`${sentence}\n`);
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  engine.on('error', reject);
  engine.on('close', resolve);
  const code = await promise;
  try {
    if (code !== 0) throw new Error(`it ended with code ${code}: ${Buffer.concat(complaints).toString().trim()}`);
    return readWav(Buffer.concat(sound));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `VOICE_COMMAND ("${command}") did not say "${sentence}": ${why} Run it by hand, or unset VOICE_COMMAND for the bundled voice.`,
      { cause },
    );
  }
}
