/**
 * The real deploying tool uploads the real output to a fake Google project: empty first, then with one function
 * changed. Fails if the tool prompts, stops, skips a part or calls an unknown API. Writes docs/rehearsal.md.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createServer } from 'node:http';
import { unzipSync } from 'fflate';
import { listen } from '@asad/tooling/listen';
import { createSiteHandler } from '@asad/functions/local/site/serve-site.ts';
import { readHostingConfig } from '@asad/functions/local/site/hosting-config.ts';
import { choicesOf, SECRET_NAMES, secretsOf } from '@asad/functions/src/firebase/function-options.ts';
import { ENDPOINT_NAMES, ENDPOINTS, SERVICES } from '@asad/functions/src/http/endpoint-table.ts';
import { MAINTENANCE_NAME } from '@asad/functions/src/owner/run-maintenance.ts';
import { FIREBASE_TOOLS, run } from '@asad/functions/commands/deploy/run.ts';
import { PROJECT } from './google/stand-in-project.ts';
import { startGoogleStandIn } from './google-stand-in.ts';
import { installSource, startFunction } from './start-function.ts';

const root = resolve(import.meta.dirname, '../../apps/functions');
const workspace = resolve(root, '../..');
const folder = mkdtempSync(join(tmpdir(), 'asad-rehearsal-'));
const SECRETS = ['ALTCHA_HMAC_KEY', 'NETWORK_HMAC_KEY'];
const hostingFile = join(workspace, 'firebase.json');
const hostingBefore = readFileSync(hostingFile, 'utf8');
const google = await startGoogleStandIn([...SECRET_NAMES]);
const results: string[] = [];
let isRed = false;

function note(isGood: boolean, sentence: string): void {
  isRed ||= !isGood;
  results.push(`- ${isGood ? '' : '**failed:** '}${sentence}`);
  process.stdout.write(`${isGood ? 'ok' : 'FAILED'}: ${sentence}\n`);
}

/** Runs a command without a terminal. */
function play(command: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const env = {
    ...process.env,
    ...google.env,
    DEPLOY_ENV: join(folder, 'deploy.env'),
    // Protects a real login, which the tool stores there.
    XDG_CONFIG_HOME: join(folder, 'config'),
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
  };
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: workspace, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        process.stdout.write(chunk);
      });
    child.on('close', (code) => done({ code, output }));
  });
}

function judge(name: string, { code, output }: { code: number | null; output: string }): void {
  note(code === 0, `${name}: the tool succeeds (exit code ${code})`);
  const noteNone = (found: readonly string[], sentence: string): void =>
    note(found.length === 0, `${name}: ${sentence}${found.length === 0 ? '' : ` (${found.join('; ')})`}`);
  const lines = output.split('\n');
  noteNone(
    lines.filter((line) => /^\s*\?|Would you like|non-interactive mode/i.test(line)),
    'it prompts for nothing',
  );
  // The tool may skip only unchanged rules.
  noteNone(
    lines.filter((line) => /skipp/i.test(line) && !line.includes('already up to date')),
    'it skips nothing',
  );
  noteNone(google.unknown.splice(0), 'the fake project knows every request');
}

function sourceOf(name: string): ReadonlyMap<string, Uint8Array> {
  const zip = google.project.functions.get(name)?.source ?? Buffer.alloc(0);
  return new Map(Object.entries(unzipSync(zip, { filter: (file) => !file.name.endsWith('/') })));
}

/** Each function starts with only its own secrets. */
async function playChosen(
  title: string,
  chosen: Readonly<Record<string, string>>,
  expected: Readonly<Record<(typeof ENDPOINT_NAMES)[number], readonly [status: number, words: string]>>,
): Promise<void> {
  const lines = Object.entries(chosen).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, 'deploy.env'), lines.join(''));
  await run(process.execPath, ['commands/sync-headers.ts'], { cwd: root, env: { CAPTCHA: chosen['CAPTCHA'] } });
  judge(title, await play(process.execPath, [join(root, 'commands/deploy.ts'), '--project', PROJECT]));
  const installed = mkdtempSync(join(folder, 'chosen-'));
  await installSource(sourceOf('api'), installed);
  for (const name of [...SERVICES, MAINTENANCE_NAME] as const) {
    const functionSecrets = secretsOf(choicesOf(chosen), name).map((secret) => [
      secret,
      `the ${secret} of the rehearsal, long enough`,
    ]);
    const started = await startFunction(installed, {
      name,
      env: { ...chosen, ...Object.fromEntries(functionSecrets) },
    });
    if (name === MAINTENANCE_NAME) {
      // The maintenance succeeds without a database: the scheduler does not retry it early.
      const { status } = await fetch(started.url);
      note(
        status === 200,
        `${title}: ${name} runs with its own secrets (${functionSecrets.length}) and answers ${status}`,
      );
    }
    for (const endpoint of ENDPOINT_NAMES.filter((each) => ENDPOINTS[each].service === name)) {
      const answer = await fetch(new URL(ENDPOINTS[endpoint].path, started.url));
      const [status, words] = expected[endpoint];
      const isGood = answer.status === status && (await answer.text()).includes(words);
      note(isGood, `${title}: ${endpoint} answers, by ${name} (${answer.status})`);
    }
    if (name === MAINTENANCE_NAME)
      note(started.readOutput().includes('maintenance_failed'), `${title}: a failed maintenance is in its log`);
    await started.stop();
  }
}

try {
  writeFileSync(join(folder, 'deploy.env'), 'VOICE=guide\nOWNER_EMAIL=owner@example.com\n');
  const first = await play(process.execPath, [join(root, 'commands/deploy.ts'), '--project', PROJECT]);
  judge('From nothing', first);
  const { project } = google;
  const names = [...SERVICES, MAINTENANCE_NAME].toSorted();
  note(
    names.join() === [...project.functions.keys()].toSorted().join(),
    `From nothing: the ${names.length} functions are there`,
  );
  const open = [...project.invokers].filter(([, policy]) => JSON.stringify(policy).includes('allUsers'));
  note(
    open.length === SERVICES.length,
    'From nothing: the functions that answer requests are public, the others are not',
  );
  note(project.jobs.length === 1, `From nothing: one job is scheduled (${String(project.jobs[0]?.['schedule'])})`);
  note(project.rulesets.length === 1, 'From nothing: the rules of the database are released');
  note(
    project.fieldOverrides.size > 0,
    `From nothing: ${project.fieldOverrides.size} fields have their TTL or exemption`,
  );
  note(project.repository?.['cleanupPolicies'] !== undefined, 'From nothing: images of functions expire');

  const source = sourceOf('api');
  note(
    source.has('package-lock.json') && source.has('.env'),
    'The uploaded source has its lockfile and its plain settings',
  );
  note(![...source.keys()].some((name) => name.startsWith('node_modules/')), 'The uploaded source carries no package');

  const installed = join(folder, 'installed');
  await installSource(source, installed);
  const env = {
    VOICE: 'guide',
    ...Object.fromEntries(SECRETS.map((secret) => [secret, 'a secret of the rehearsal, long enough'])),
  };
  const api = await startFunction(installed, { name: 'api', env });
  for (const [path, bytes] of project.live?.files ?? []) {
    mkdirSync(dirname(join(folder, 'site', path)), { recursive: true });
    writeFileSync(join(folder, 'site', path), bytes);
  }
  const hosting = readHostingConfig(join(workspace, 'firebase.json'));
  const serveSite = createSiteHandler(join(folder, 'site'), hosting);
  const rewrites = (project.live?.config['rewrites'] ?? []) as {
    glob?: string;
    function?: string;
    run?: { serviceId?: string };
  }[];
  const site = createServer((request, response) => {
    const rewrite = rewrites.find(({ glob }) => glob === request.url);
    const id = (rewrite?.run?.serviceId ?? rewrite?.function)?.toLowerCase();
    if (id !== 'api') return void serveSite(request, response);
    fetch(new URL(request.url ?? '/', api.url), { method: request.method ?? 'GET' }).then(
      async (answer) =>
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text()),
      () => response.writeHead(502).end(),
    );
  });
  const url = await listen(site);
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(url + path, init);
    return { status: answer.status, text: await answer.text() };
  };
  for (const path of ['/', '/call']) {
    const { status, text } = await ask(path);
    note(status === 200 && text.includes('<h1'), `Live: ${path} shows its page (${status}, ${text.length} characters)`);
  }
  note((await ask('/nothing')).status === 404, 'Live: an unknown address is 404');
  const stats = await ask('/api/getUserCallStats');
  note(
    stats.status === 401 && stats.text.includes('unauthenticated'),
    `Live: the statistics require a visitor (${stats.status})`,
  );
  const call = await ask('/api/call/web', { method: 'POST' });
  note(call.status === 401, `Live: a call requires a visitor (${call.status})`);
  const challenge = await ask('/api/captchaChallenge');
  note(
    challenge.status === 200 && challenge.text.includes('signature'),
    `Live: a challenge is signed with its secret (${challenge.status})`,
  );
  await api.stop();
  site.close();

  const bundle = join(root, 'dist/deploy/index.js');
  const code = readFileSync(bundle, 'utf8');
  const changed = code.replace('Pass the check first.', 'Pass the check first, please.');
  if (changed === code) throw new Error('The sentence to change is not in the bundle.');
  writeFileSync(bundle, changed);
  project.changed.length = 0;
  const parts = ['--only', 'firestore,functions,hosting', '--non-interactive'];
  judge('Again', await play('npx', ['-y', '-p', FIREBASE_TOOLS, 'firebase', 'deploy', '--project', PROJECT, ...parts]));
  note(project.changed.includes('api'), 'Again: the changed function is updated');
  note(project.functions.size === names.length, 'Again: no function is deleted or added');
  const uploaded = Buffer.from(sourceOf('api').get('index.js') ?? []);
  note(uploaded.includes('Pass the check first, please.'), 'Again: the changed code runs');

  judge('Protected', await play(process.execPath, [join(root, 'commands/owner.ts'), 'protect', PROJECT]));
  const protection = JSON.stringify(project.protection);
  note(
    protection.includes('POINT_IN_TIME_RECOVERY_ENABLED') && protection.includes('dailyRecurrence'),
    'Protected: a week of recovery, and a backup every day',
  );

  const common = {
    getUserCallStats: [401, 'unauthenticated'],
    clientCallEnded: [405, 'method_not_allowed'],
    verifyCaptcha: [405, 'method_not_allowed'],
    createWebCall: [405, 'method_not_allowed'],
    callTurn: [405, 'method_not_allowed'],
    deleteMyCalls: [405, 'method_not_allowed'],
    health: [503, 'unavailable'],
  } as const;
  // Chooses every option: a provider, its webhook and Google's captcha.
  const vapi = {
    VOICE: 'vapi',
    VAPI_ASSISTANT_ID: 'assistant',
    VAPI_WEBHOOK_AUTH: 'hmac',
    CAPTCHA: 'recaptcha',
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_HOSTNAME: 'site.example',
    OWNER_EMAIL: 'owner@example.com',
  };
  await playChosen('With everything', vapi, {
    ...common,
    captchaChallenge: [200, 'recaptcha'],
    providerEvents: [405, 'method_not_allowed'],
  });
  const model = { VOICE: 'model', MODEL_URL: 'https://model.example/v1', MODEL_NAME: 'owl', CAPTCHA: 'altcha' };
  await playChosen(
    'With a model',
    { ...model, OWNER_EMAIL: 'owner@example.com' },
    {
      ...common,
      captchaChallenge: [200, 'altcha'],
      providerEvents: [404, 'not_found'],
    },
  );
} finally {
  writeFileSync(hostingFile, hostingBefore);
  await google.stop();
  rmSync(folder, { recursive: true, force: true });
}

const day = new Date().toISOString().slice(0, 10);
writeFileSync(
  join(workspace, 'docs/rehearsal.md'),
  `# The deployment, rehearsed

\`pnpm rehearse\` runs the real deploying tool (${FIREBASE_TOOLS.replace('@', ' ')}) with the real output against a fake Google project on this machine: a first deployment until the site answers, then a second one with one changed function. It fails if the tool asks, stops, skips, or sends a request that the fake project does not know. It needs npm and some minutes, so it is not part of the test run. A fake project cannot show permissions, quotas, and what a real build does beyond \`npm ci\` and the functions framework.

**Last run, ${day}: ${isRed ? 'red' : 'green'}.**

${results.join('\n')}
`,
);
process.exitCode = isRed ? 1 : 0;
