import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

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

test('SIGTERM: an instance finishes its answers, aborts an endless one in time to save its result, then exits', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.on('exit', done));
  let lines = '';
  child.stdout.on('data', (chunk) => {
    lines += chunk;
  });
  const says = (text: RegExp) => vi.waitFor(() => expect(lines).toMatch(text), { timeout: 10_000 });
  await says(/^\d+\n/);
  const url = `http://127.0.0.1:${lines.trim()}`;
  const answer = fetch(url).then((response) => response.text());
  const endless = fetch(`${url}/endless`).then((response) => response.text());
  const aborted = expect(endless).rejects.toThrow('terminated');
  await says(/asked\nasked/);
  child.kill('SIGTERM');
  expect(await answer).toBe('answered');
  await aborted;
  expect(await ended).toBe(0);
  expect(lines).toContain('kept');
});
