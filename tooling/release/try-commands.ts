/**
 * Types what the READMEs say to type, in a fresh copy on a path with a space and an umlaut, and reads what is answered:
 * `pnpm slow --only 'the commands of the READMEs'`.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort } from '@asad/tooling/free-port';
import { TRIED, type TriedCommand } from './commands.ts';
import { copyRepository } from './release.ts';
import { say } from './visit.ts';

/** The slowest, rendering a voice on one slow core, takes two minutes. */
const LIMIT_MS = 5 * 60_000;

const place = mkdtempSync(join(tmpdir(), 'Zoë A-'));
const repository = join(place, 'repository');

/** What a person's terminal has: a port that is free, data of its own, and nothing of this run's. */
async function ownEnv(): Promise<NodeJS.ProcessEnv> {
  const { NODE_OPTIONS: _options, CI: _ci, ...rest } = process.env;
  return { ...rest, PORT: String(await findFreePort()), DATA_DIR: join(place, 'data'), NO_COLOR: '1' };
}

async function type({ command, args = [], input, says, isServer = false }: TriedCommand): Promise<string | undefined> {
  const [, ...words] = command.split(' ');
  const child = spawn('pnpm', [...words, ...args], { cwd: repository, env: await ownEnv(), detached: true });
  const stop = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It has ended by itself.
    }
  };
  let said = '';
  const timer = setTimeout(() => stop('SIGKILL'), LIMIT_MS);
  const hear = (chunk: Buffer): void => {
    said += chunk.toString();
    if (isServer && says.test(said)) stop('SIGINT');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.stdin.end(input ?? '');
  const code = await new Promise<number | null>((done) => child.on('close', done));
  clearTimeout(timer);
  // Whatever a server that was stopped answers to Ctrl-C; a command that works answers 0.
  return says.test(said) && (isServer || code === 0)
    ? undefined
    : `ended with ${code} and said:\n${said.slice(-3_000)}`;
}

/** From the ten questions to a site with one's own name, three projects and two jobs; a person types meanwhile. */
const OWNER_LIMIT_SECONDS = 15 * 60;
let ownerBegunAt = 0;
let ownerSeconds = 0;

const red: string[] = [];
try {
  const here = resolve(import.meta.dirname, '../..');
  copyRepository(here, repository);
  // What is rendered already is not rendered again; a new owner's own sentences are.
  const voice = 'apps/web/dist/voice';
  if (existsSync(join(here, voice))) cpSync(join(here, voice), join(repository, voice), { recursive: true });
  for (const tried of TRIED) {
    const begunAt = performance.now();
    if (tried.command === 'pnpm new-owner') ownerBegunAt = begunAt;
    const wrong = await type(tried);
    if (tried.command === 'pnpm vitest run') ownerSeconds = (performance.now() - ownerBegunAt) / 1_000;
    const seconds = ((performance.now() - begunAt) / 1_000).toFixed(1);
    if (wrong === undefined) say(`${tried.command} ${tried.args?.[1] ?? ''} (${seconds} s)`);
    else {
      process.stdout.write(`FAILED ${tried.command} ${wrong}\n`);
      red.push(tried.command);
    }
  }
  const took = `A new owner's site, tested: ${ownerSeconds.toFixed(0)} s of the machine's time`;
  if (ownerSeconds < OWNER_LIMIT_SECONDS) say(took);
  else red.push(took);
} finally {
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(red.length > 0 ? 1 : 0);
