import { z } from 'zod';
import { solveCaptcha } from '../src/captcha/altcha-verifier.ts';

/** Where one of the two clouds stands. */
export interface Place {
  readonly site: string;
  readonly identity: string;
}

/** What was answered, without what must differ: ids, times, tokens. */
export interface Observation {
  readonly step: string;
  readonly saw: string;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
}

async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, headers: response.headers, text, json };
}

/** A body's shape: its keys and the kinds of its values, with words and numbers that mean something kept. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([key, entry]) => [key, shapeOf(entry)]),
    );
  }
  if (typeof value === 'number' && value > 1e9) return 'a time';
  if (typeof value === 'boolean' || typeof value === 'number') return value;
  // Codes and names are compared, ids and tokens are not.
  return typeof value === 'string' && /^[A-Z][A-Z_]+$|^[a-z]+(?:_[a-z]+)*$|#|^PBKDF2/.test(value)
    ? value
    : typeof value;
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const session = z.object({ idToken: z.string(), refreshToken: z.string(), localId: z.string() });
const signUp = async (place: Place) =>
  session.parse(
    (
      await ask(
        `${place.identity}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
        json({ returnSecureToken: true }),
      )
    ).json,
  );

/** What a browser asks the site for. */
export async function pagesStory({ site }: Place): Promise<Observation[]> {
  const seen: Observation[] = [];
  for (const path of [
    '/',
    '/call',
    '/call.html',
    '/call/',
    '/index.html',
    '/nothing',
    '/assets/nothing.js',
    '/favicon.svg',
  ]) {
    const { status, headers } = await ask(site + path);
    const location = headers.get('location')?.replace(site, '') ?? '';
    const policies = [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cache-control',
    ].map((name) => `${name}: ${headers.get(name) ?? 'none'}`);
    seen.push({ step: `GET ${path}`, saw: `${status} ${location}` });
    if (status === 200 || status === 404) seen.push({ step: `headers of ${path}`, saw: policies.join(' | ') });
  }
  const head = await ask(`${site}/`, { method: 'HEAD' });
  seen.push({ step: 'HEAD /', saw: `${head.status} ${head.text.length} ${head.headers.get('content-type') ?? ''}` });
  const { headers } = await ask(`${site}/`);
  const again = await ask(`${site}/`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  seen.push({ step: 'GET / with the ETag that it has', saw: `${again.status} ${again.text.length}` });
  for (const path of ['/call?from=home', '/%2e%2e/package.json', '/..%2fpackage.json', '/.env', '/%E0%A4%A', '/CALL']) {
    const { status, text } = await ask(site + path);
    seen.push({ step: `GET ${path}`, saw: `${status} ${text.includes('package') && status === 200 ? 'a leak' : ''}` });
  }
  return seen;
}

/** A visitor's journey, and what goes wrong on the way. */
export async function journeyStory(place: Place): Promise<Observation[]> {
  const seen: Observation[] = [];
  const api = `${place.site}/api`;
  const look = async (step: string, answer: Promise<Answer>): Promise<Answer> => {
    const { status, headers, json: body } = await answer;
    seen.push({ step, saw: `${status} ${headers.get('cache-control') ?? ''} ${JSON.stringify(shapeOf(body))}` });
    return answer;
  };
  const { idToken } = await signUp(place);
  const bearer = { authorization: `Bearer ${idToken}` };
  const stats = (step: string) => look(step, ask(`${api}/getUserCallStats`, { headers: bearer }));

  await look('stats without a token', ask(`${api}/getUserCallStats`));
  await look('stats with nonsense', ask(`${api}/getUserCallStats`, { headers: { authorization: 'Bearer nonsense' } }));
  await stats('stats of a new visitor');
  await look('a call before the captcha', ask(`${api}/call/web`, json({ assistantId: 'x' }, bearer)));
  const { challenge } = z
    .object({ challenge: z.unknown() })
    .parse((await look('the challenge', ask(`${api}/captchaChallenge`))).json);
  const token = await solveCaptcha(challenge);
  await look('verified', ask(`${api}/verifyCaptcha`, json({ token }, bearer)));
  await look('the same captcha again', ask(`${api}/verifyCaptcha`, json({ token }, bearer)));
  const call = z
    .object({ id: z.string() })
    .parse((await look('the first call', ask(`${api}/call/web`, json({ assistantId: 'x' }, bearer)))).json);
  const record = {
    callId: call.id,
    transcript: 'User: hello',
    startedAt: '2026-11-20T10:00:00Z',
    endedAt: '2026-11-20T10:01:00Z',
    messages: [{ type: 'transcript' }],
    assistantId: 'guide',
  };
  await look('a record', ask(`${api}/clientCallEnded`, json(record, bearer)));
  await look('the record again', ask(`${api}/clientCallEnded`, json(record, bearer)));
  await look('a record of no call', ask(`${api}/clientCallEnded`, json({ ...record, callId: 'never' }, bearer)));
  await look('a record with a wrong field', ask(`${api}/clientCallEnded`, json({ ...record, startedAt: 7 }, bearer)));
  await look('a body that is not JSON', ask(`${api}/clientCallEnded`, json('{', bearer)));
  await look(
    'a body that is too large',
    ask(`${api}/clientCallEnded`, json({ ...record, messages: [{ text: 'x'.repeat(4_000_001) }] }, bearer)),
  );
  await look('a wrong method', ask(`${api}/clientCallEnded`, { headers: bearer }));
  for (const number of ['second', 'third', 'fourth'])
    await look(`the ${number} call`, ask(`${api}/call/web`, json({ assistantId: 'x' }, bearer)));
  await stats('stats at the limit');
  await look('deletion', ask(`${api}/deleteMyCalls`, json({}, bearer)));
  await look('the webhook, which is off', ask(`${api}/providerEvents`, json({ message: { type: 'x' } })));
  await look('an address that is none', ask(`${api}/nothing`));
  await look('a query that nobody reads', ask(`${api}/getUserCallStats?uid=other`, { headers: bearer }));
  await look('HEAD', ask(`${api}/getUserCallStats`, { method: 'HEAD', headers: bearer }));
  const origin = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const asked = await ask(`${api}/call/web`, { method: 'OPTIONS', headers: origin });
  seen.push({
    step: 'another site that asks whether it may',
    saw: `${asked.status} ${asked.headers.get('access-control-allow-origin') ?? 'and is told nothing'}`,
  });
  return seen;
}

/** Everything that the web SDK says to the identity service for an anonymous visitor, right and wrong. */
export async function identityStory({ identity }: Place): Promise<Observation[]> {
  const seen: Observation[] = [];
  const accounts = `${identity}/identitytoolkit.googleapis.com/v1/accounts`;
  const secure = `${identity}/securetoken.googleapis.com/v1/token?key=any`;
  const look = async (step: string, answer: Promise<Answer>): Promise<Answer> => {
    const { status, json: body } = await answer;
    const { error } = z.looseObject({ error: z.looseObject({ message: z.string() }).optional() }).parse(body ?? {});
    // Of a refusal the SDK reads the status and the first word of the message.
    seen.push({
      step,
      saw: `${status} ${error === undefined ? JSON.stringify(shapeOf(body)) : error.message.split(' ')[0]}`,
    });
    return answer;
  };
  const form = (values: Record<string, string>): RequestInit => ({ method: 'POST', body: new URLSearchParams(values) });
  const post = (path: string, body: unknown) => ask(`${accounts}:${path}?key=any`, json(body));

  const user = session.parse((await look('sign up', post('signUp', { returnSecureToken: true }))).json);
  const claims = z
    .looseObject({})
    .parse(JSON.parse(Buffer.from(user.idToken.split('.')[1] ?? '', 'base64url').toString()));
  seen.push({
    step: 'claims of the token',
    saw: `${Object.keys(claims).toSorted().join(' ')} ${JSON.stringify(claims['firebase'])} ${String(claims['iss'])} ${String(claims['aud'])}`,
  });
  await look('look up', post('lookup', { idToken: user.idToken }));
  await look('refresh', ask(secure, form({ grant_type: 'refresh_token', refresh_token: user.refreshToken })));
  await look('look up with nonsense', post('lookup', { idToken: 'nonsense' }));
  await look('look up with nothing', post('lookup', {}));
  await look('refresh with nonsense', ask(secure, form({ grant_type: 'refresh_token', refresh_token: 'nonsense' })));
  await look('refresh with nothing', ask(secure, form({ grant_type: 'refresh_token' })));
  await look('delete', post('delete', { idToken: user.idToken }));
  await look('look up after deletion', post('lookup', { idToken: user.idToken }));
  await look(
    'refresh after deletion',
    ask(secure, form({ grant_type: 'refresh_token', refresh_token: user.refreshToken })),
  );
  await look('delete twice', post('delete', { idToken: user.idToken }));
  return seen;
}
