import { createChallenge, randomInt, verifySolution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { CaptchaVerifier, Clock } from '../ports.ts';
import { parseJson } from '../text/parse-json.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
const COST = 2000;
/** Long enough to read the page. */
const CHALLENGE_MS = 10 * 60_000;

/**
 * One try is PBKDF2 with 2,000 rounds: 0.6 ms on a desktop core, 2.4 ms on a mid-range phone, which needs 0.5 to 1.5 s.
 * The minimum is there so that luck does not solve one immediately.
 */
const MIN_TRIES = 200;
const MAX_TRIES = 600;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      // A huge cost would waste this server's CPU before the signature is checked.
      cost: z.literal(COST),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      expiresAt: z.number(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.int().min(0).max(0xffff_ffff), derivedKey: z.string().max(200) }),
});

/** ALTCHA: a proof of work on the same origin. It proves cost, not humanity. */
export function createAltchaVerifier(options: { readonly hmacKey: string; readonly clock: Clock }): CaptchaVerifier {
  const { hmacKey, clock } = options;
  return {
    challenge: async () => {
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(MIN_TRIES, MAX_TRIES),
        deriveKey,
        hmacSignatureSecret: hmacKey,
        expiresAt: new Date(clock.now() + CHALLENGE_MS),
      });
      return {
        captcha: 'altcha',
        challenge: z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(challenge))),
      };
    },

    verify: async (token) => {
      const payload = payloadSchema.safeParse(parseJson(Buffer.from(token, 'base64').toString())).data;
      if (payload === undefined) return { kind: 'failed' };
      const { parameters } = payload.challenge;
      const expiresAtMs = parameters.expiresAt * 1000;
      if (expiresAtMs <= clock.now()) return { kind: 'expired' };
      const result = await verifySolution({
        challenge: payload.challenge,
        solution: payload.solution,
        deriveKey,
        hmacSignatureSecret: hmacKey,
      }).catch(() => undefined);
      return result?.verified === true
        ? { kind: 'solved', captchaId: `altcha:${parameters.nonce}`, expiresAtMs }
        : { kind: 'failed' };
    },
  };
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

export async function solveCaptcha(payload: unknown): Promise<string> {
  const challenge = z.custom<Challenge>().parse(payload);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
