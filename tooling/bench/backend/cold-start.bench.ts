/**
 * CPU time and memory until each function's first answer. The database is unreachable: waiting does not count. No
 * visitor waits for the scheduled function.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { assembleFunctions } from '@asad/functions/commands/deploy/assemble.ts';
import { SERVICES } from '@asad/functions/src/http/endpoint-table.ts';

const root = resolve(import.meta.dirname, '../../../apps/functions');
/** Inside this package, so that its dependencies resolve. */
const folder = join(root, 'node_modules/.cold-start');
const RUNS = 3;
const ASKED = { api: ['GET', '/api/getUserCallStats'], providerEvents: ['POST', '/'] } as const;
const SECRETS = ['VAPI_PRIVATE_KEY', 'VAPI_WEBHOOK_SECRET', 'ALTCHA_HMAC_KEY', 'NETWORK_HMAC_KEY'];

const INSTANCE = `
import { createServer } from 'node:http';
const [file, name, method, path] = process.argv.slice(1);
const begun = process.cpuUsage();
const note = () => {
  const { user, system } = process.cpuUsage(begun);
  return { seconds: (user + system) / 1e6, megabytes: process.memoryUsage().rss / 1e6 };
};
const functions = await import(file);
const loaded = note();
const server = createServer((request, response) => void functions[name](request, response)).listen(0, '127.0.0.1');
await new Promise((done) => server.once('listening', done));
await fetch('http://127.0.0.1:' + server.address().port + path, { method, headers: { authorization: 'Bearer a.b.c' } });
console.log(JSON.stringify({ loaded, answered: note() }));
process.exit();
`;

interface Cost {
  readonly seconds: number;
  readonly megabytes: number;
}

function start(name: keyof typeof ASKED): { readonly loaded: Cost; readonly answered: Cost } {
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', INSTANCE, join(folder, 'index.js'), name, ...ASKED[name]],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        K_SERVICE: name.toLowerCase(),
        FUNCTION_TARGET: name,
        GCLOUD_PROJECT: 'demo-cold-start',
        METADATA_SERVER_DETECTION: 'none',
        VOICE: 'vapi',
        VAPI_ASSISTANT_ID: 'assistant',
        VAPI_WEBHOOK_AUTH: 'bearer',
        ...Object.fromEntries(SECRETS.map((secret) => [secret, 'a secret of this bench, long enough for all'])),
      },
    },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as ReturnType<typeof start>;
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await assembleFunctions(root, { folder, settings: {} });
const kilobytes = statSync(join(folder, 'index.js')).size / 1000;
const chunks = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js')).length;
process.stdout.write(`index.js ${kilobytes.toFixed(0)} kB, ${chunks} files\n\n`);
process.stdout.write(
  '| function | loaded (s) | and answered (s) | loaded (MB) | and answered (MB) |\n|---|--:|--:|--:|--:|\n',
);
for (const name of SERVICES) {
  const runs = Array.from({ length: RUNS }, () => start(name));
  const cell = (read: (run: ReturnType<typeof start>) => number, digits: number) =>
    middle(runs.map(read)).toFixed(digits);
  process.stdout.write(
    `| ${name} | ${cell(({ loaded }) => loaded.seconds, 2)} | ${cell(({ answered }) => answered.seconds, 2)} | ${cell(({ loaded }) => loaded.megabytes, 0)} | ${cell(({ answered }) => answered.megabytes, 0)} |\n`,
  );
}
rmSync(folder, { recursive: true, force: true });
