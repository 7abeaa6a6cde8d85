import { readdirSync, writeFileSync } from 'node:fs';
import { startLocalCloud } from '../e2e/local-cloud.ts';

/** What both sides are asked, and what of the answers is compared. Runs inside `firebase emulators:exec`. */
interface Answer {
  readonly status: number;
  readonly said: string;
}
interface Row {
  readonly what: string;
  readonly home: Answer;
  readonly official: Answer;
}

const HOSTING = 'http://127.0.0.1:5000';
const AUTH = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099'}`;
const HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'x-frame-options',
  'cache-control',
  'location',
];

/** The shape of a JSON value: its keys and the kinds of their values, and the words of an error. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length > 0 ? shapeOf(value[0]) : ''}]`;
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const { error } = value as { error?: { message?: unknown; code?: unknown } };
  if (error) return `error ${String(error.code)}: ${String(error.message).split(' ')[0]}`;
  return `{${Object.entries(value)
    .map(([key, inner]) => `${key}: ${shapeOf(inner)}`)
    .toSorted()
    .join(', ')}}`;
}

async function ask(url: string, init: RequestInit = {}): Promise<{ answer: Answer; body: Record<string, unknown> }> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // A page, or nothing.
  }
  return {
    answer: { status: response.status, said: body === null ? 'no JSON' : shapeOf(body) },
    body: (body ?? {}) as Record<string, unknown>,
  };
}

const json = (value: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});
const form = (value: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(value).toString(),
});

/** The life of an anonymous account on the identity wire. */
async function liveOnWire(origin: string): Promise<Map<string, Answer>> {
  const accounts = `${origin}/identitytoolkit.googleapis.com/v1/accounts`;
  const token = `${origin}/securetoken.googleapis.com/v1/token?key=local`;
  const answers = new Map<string, Answer>();
  const step = async (what: string, url: string, init: RequestInit): Promise<Record<string, unknown>> => {
    const { answer, body } = await ask(url, init);
    answers.set(what, answer);
    return body;
  };
  const made = await step('sign up', `${accounts}:signUp?key=local`, json({ returnSecureToken: true }));
  const idToken = String(made['idToken']);
  const refreshToken = String(made['refreshToken']);
  await step('look up', `${accounts}:lookup?key=local`, json({ idToken }));
  await step('look up with a token that is none', `${accounts}:lookup?key=local`, json({ idToken: 'x.y.z' }));
  await step('look up without a token', `${accounts}:lookup?key=local`, json({}));
  await step('refresh', token, form({ grant_type: 'refresh_token', refresh_token: refreshToken }));
  await step(
    'refresh with a token that is none',
    token,
    form({ grant_type: 'refresh_token', refresh_token: 'nonsense' }),
  );
  await step('refresh without a grant', token, form({ refresh_token: refreshToken }));
  await step('delete', `${accounts}:delete?key=local`, json({ idToken }));
  await step('look up after deletion', `${accounts}:lookup?key=local`, json({ idToken }));
  await step('refresh after deletion', token, form({ grant_type: 'refresh_token', refresh_token: refreshToken }));
  return answers;
}

async function headersOf(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual' });
  await response.arrayBuffer();
  const said = HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [`${name}: ${value.replaceAll(new URL(url).origin, '')}`];
  });
  return { status: response.status, said: said.join(' · ') };
}

const cloud = await startLocalCloud();
const rows: Row[] = [];
const [home, official] = [await liveOnWire(cloud.url), await liveOnWire(AUTH)];
for (const [what, answer] of home)
  rows.push({
    what: `identity: ${what}`,
    home: answer,
    official: official.get(what) ?? { status: 0, said: 'not asked' },
  });

const asset = readdirSync('apps/web/dist/assets').find((file) => file.endsWith('.js')) ?? '';
for (const path of ['/', '/call', '/call.html', '/nowhere', '/robots.txt', `/assets/${asset}`]) {
  const shown = path.startsWith('/assets/') ? '/assets/….js' : path;
  rows.push({
    what: `hosting: ${shown}`,
    home: await headersOf(cloud.url + path),
    official: await headersOf(HOSTING + path),
  });
}

const api: readonly (readonly [string, string, RequestInit])[] = [
  ['which captcha', '/api/captchaChallenge', {}],
  ['statistics without a token', '/api/getUserCallStats', {}],
  ['statistics with a token that is none', '/api/getUserCallStats', { headers: { authorization: 'Bearer x.y.z' } }],
  ['statistics by the wrong method', '/api/getUserCallStats', { method: 'PUT' }],
  ['a record without a token', '/api/clientCallEnded', json({})],
  ['a call without a token', '/api/call/web', json({})],
  ['a webhook where none is configured', '/api/providerEvents', json({})],
  ['an endpoint that does not exist', '/api/nothing', {}],
];
for (const [what, path, init] of api) {
  rows.push({
    what: `api: ${what}`,
    home: (await ask(cloud.url + path, init)).answer,
    official: (await ask(HOSTING + path, init)).answer,
  });
}
await cloud.stop();

const isSame = ({ home: a, official: b }: Row): boolean => a.status === b.status && a.said === b.said;
const differing = rows.filter((row) => !isSame(row));
for (const row of rows) process.stdout.write(`${isSame(row) ? 'same     ' : 'DIFFERENT'} ${row.what}\n`);
for (const { what, home: a, official: b } of differing)
  process.stdout.write(`\n${what}\n  home     ${a.status} ${a.said}\n  official ${b.status} ${b.said}\n`);
writeFileSync(
  'docs/parity.md',
  `# Home beside the official emulators

Written by \`pnpm parity\`, which asks the local cloud and the official Auth, Functions and Hosting emulators (firebase-tools 15.34.2, project demo-asad) the same and compares status, shape and headers. What needs the database is not asked: its emulator cannot be had everywhere, and the contract suite of the stores holds it.

Last run: ${new Date().toISOString().slice(0, 10)}. ${rows.length - differing.length} of ${rows.length} the same.

| asked | home | official |
| --- | --- | --- |
${rows.map((row) => `| ${row.what} | ${row.home.status} | ${isSame(row) ? 'the same' : `${row.official.status} ${row.official.said.replaceAll('|', '\\|').slice(0, 160)} (home: ${row.home.said.replaceAll('|', '\\|').slice(0, 160)})`} |`).join('\n')}
`,
);
