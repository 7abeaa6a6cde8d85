import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { captchaTries } from '../admission/captcha-tries.ts';
import type { CaptchaVerifier } from '../ports/captcha-verifier.ts';
import type { Clock } from '../ports/clock.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds of one try; how many tries a challenge takes is {@link captchaTries}. */
const COST = 2000;
/** Long enough to read the page and come back; the widget asks for a new one when it has passed. */
const CHALLENGE_MS = 10 * 60_000;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      // Read before the signature is checked: a huge cost would let anybody burn our processor.
      cost: z.literal(COST),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      expiresAt: z.number(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.int().min(0).max(0xffff_ffff), derivedKey: z.string().max(200) }),
});

/** ALTCHA: a proof of work from the own origin. It proves cost, not humanity. */
export function createAltchaVerifier(options: { readonly hmacKey: string; readonly clock: Clock }): CaptchaVerifier {
  const { hmacKey, clock } = options;
  return {
    kind: 'altcha',
    challenge: async (use) => {
      const { min, max } = captchaTries(await use.solvedWithinHour());
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(min, max),
        deriveKey,
        hmacSignatureSecret: hmacKey,
        expiresAt: new Date(clock.now() + CHALLENGE_MS),
      });
      // Through JSON: the wire's own value, without the library's undefined fields.
      return {
        captcha: 'altcha',
        challenge: z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(challenge))),
      };
    },

    verify: async (token) => {
      const payload = decodePayload(token);
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

/** The widget's token: JSON in Base64. */
function decodePayload(token: string): z.infer<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
