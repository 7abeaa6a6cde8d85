import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A server as the functions framework runs one: it leaves at once when it is told to. */
const PROGRAM = `
import { createServer } from 'node:http';
import { finishWhatRuns } from ${JSON.stringify(join(import.meta.dirname, 'finish-what-runs.ts'))};
finishWhatRuns();
process.on('SIGTERM', () => process.exit(7));
const server = createServer((request, response) => {
  process.stdout.write('asked\\n');
  setTimeout(() => response.end('answered'), 1000);
}).listen(0, '127.0.0.1', () => process.stdout.write(server.address().port + '\\n'));
`;

test('an instance that is told to end answers what it has begun, and then ends', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.on('exit', done));
  const line = () => new Promise<string>((done) => child.stdout.once('data', (chunk) => done(String(chunk).trim())));
  const port = await line();
  const asked = line();
  const answer = fetch(`http://127.0.0.1:${port}`).then((response) => response.text());
  await asked;
  child.kill('SIGTERM');
  expect(await answer).toBe('answered');
  expect(await ended).toBe(0);
});
