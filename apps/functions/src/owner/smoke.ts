import {
  apiErrorSchema,
  callStatsSchema,
  callTurnAnswerSchema,
  captchaChallengeSchema,
  healthSchema,
  webCallSchema,
} from '@asad/call-core/contract';
import { z } from 'zod';
import { BackendError } from '../backend-error.ts';
import { solveCaptcha } from '../captcha/altcha-verifier.ts';
import { NO_TRANSCRIPT } from '../store/call-records.ts';
import { parseJson } from '../text/parse-json.ts';

const firebaseSchema = z.object({ projectId: z.string(), apiKey: z.string() });
const signedUpSchema = z.object({ localId: z.string(), idToken: z.string() });
const GOOGLE = 'https://identitytoolkit.googleapis.com';

/**
 * Makes one call against a deployed site, as its page does, and deletes its visitor. Throws a BackendError
 * `cannot_start` that names the failed step. Stops at Google's captcha.
 */
export async function smoke(site: string, say: (line: string) => void): Promise<void> {
  const ask = async <T>(step: string, path: string, schema: z.ZodType<T>, init?: RequestInit): Promise<T> => {
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(new URL(path, site), { ...init, signal }).catch(() => undefined);
    const body = (await response?.text().catch(() => '')) ?? '';
    const answer = parseJson(body) ?? body;
    const parsed = schema.safeParse(answer);
    if (response?.ok !== true || !parsed.success) {
      const why = apiErrorSchema.safeParse(answer).data?.error.message ?? '';
      const failure = `${step} failed: ${path.split('?', 1)[0]} answered ${response?.status ?? 'nothing'}. ${why}`;
      throw new BackendError('cannot_start', failure.trim());
    }
    say(`${step}: ${response.status}`);
    return parsed.data;
  };
  const page = z.string().includes('<h1');
  for (const path of ['/', '/call']) await ask(`Page ${path}`, path, page);
  const { version } = await ask('Health', '/api/health', healthSchema);
  say(`It is version ${version}.`);
  const { projectId, apiKey } = await ask('Configuration', '/__/firebase/init.json', firebaseSchema);
  // A project name with 'demo-' is the local cloud's, which serves Google's API itself.
  const identity = projectId.startsWith('demo-') ? '/identitytoolkit.googleapis.com' : GOOGLE;
  const json = (body: unknown, token?: string): RequestInit => ({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const account = `${identity}/v1/accounts`;
  const signUp = json({ returnSecureToken: true });
  const { idToken } = await ask('Sign-in', `${account}:signUp?key=${apiKey}`, signedUpSchema, signUp);
  const leave = () => ask('Farewell', `${account}:delete?key=${apiKey}`, z.unknown(), json({ idToken }));
  try {
    const challenge = await ask('Captcha', '/api/captchaChallenge', captchaChallengeSchema);
    if (challenge.captcha === 'recaptcha') say("Google's captcha runs here; make one call yourself, from the page.");
    else await call(challenge.challenge);
  } catch (error) {
    // Report the first failure; ignore those of the cleanup.
    await leave().catch(() => undefined);
    throw error;
  }
  await leave();

  async function call(challenge: unknown): Promise<void> {
    const token = await solveCaptcha(challenge).catch((cause: unknown) => {
      throw new BackendError('cannot_start', 'Captcha failed: the challenge cannot be solved.', { cause });
    });
    await ask('Verification', '/api/verifyCaptcha', z.object({ verified: z.literal(true) }), json({ token }, idToken));
    const bearer = { headers: { authorization: `Bearer ${idToken}` } };
    const { voice = 'guide' } = await ask('Statistics', '/api/getUserCallStats', callStatsSchema, bearer);
    const { id, assistantId = '' } = await ask('Call', '/api/call/web', webCallSchema, json({}, idToken));
    say(`Who answers: ${voice}. Nobody joins the call; a provider ends it within a minute.`);
    if (voice === 'model') {
      const context = { offer: [], last: [] };
      const turn = json({ callId: id, question: 'Who are you?', context, targets: [] }, idToken);
      await ask('Turn', '/api/call/turn', callTurnAnswerSchema, turn);
    }
    const now = new Date().toISOString();
    const times = { startedAt: now, endedAt: now };
    const record = { callId: id, transcript: NO_TRANSCRIPT, ...times, messages: [], assistantId };
    await ask('Record', '/api/clientCallEnded', z.object({ saved: z.literal(true) }), json(record, idToken));
    await ask('Deletion', '/api/deleteMyCalls', z.object({ deleted: z.literal(true) }), json({}, idToken));
  }
}
