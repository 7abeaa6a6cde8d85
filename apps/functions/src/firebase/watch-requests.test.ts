import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Imitates the functions framework, which exits immediately on SIGTERM. */
const PROGRAM = `
import { createServer } from 'node:http';
import { finishWhatRuns } from ${JSON.stringify(join(import.meta.dirname, 'watch-requests.ts'))};
finishWhatRuns(500);
process.on('SIGTERM', () => process.exit(7));
const server = createServer((request, response) => {
  process.stdout.write('asked\\n');
  if (request.url === '/endless') {
    response.on('close', () => setTimeout(() => process.stdout.write('kept\\n'), 300));
    response.write('once upon a time');
  } else setTimeout(() => response.end('answered'), 300);
}).listen(0, '127.0.0.1', () => process.stdout.write(server.address().port + '\\n'));
`;

async function start() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.on('exit', done));
  const line = () => new Promise<string>((done) => child.stdout.once('data', (chunk) => done(String(chunk).trim())));
  return { child, ended, line, url: `http://127.0.0.1:${await line()}` };
}

test('SIGTERM: an instance finishes its running answers, then exits', async () => {
  const { child, ended, line, url } = await start();
  const requestLine = line();
  const answer = fetch(url).then((response) => response.text());
  await requestLine;
  child.kill('SIGTERM');
  expect(await answer).toBe('answered');
  expect(await ended).toBe(0);
});

test('SIGTERM: aborts an endless answer in time to save its result', async () => {
  const { child, ended, line, url } = await start();
  const requestLine = line();
  const answer = fetch(`${url}/endless`).then((response) => response.text());
  await requestLine;
  const savedLine = line();
  child.kill('SIGTERM');
  await expect(answer).rejects.toThrow('terminated');
  expect(await savedLine).toBe('kept');
  expect(await ended).toBe(0);
});
