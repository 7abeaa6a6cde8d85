import { hash } from 'node:crypto';
import { z } from 'zod';
import { BackendError } from '../backend-error.ts';
import { readLimitedJson } from '../text/read-limited.ts';
import type { CaptchaVerifier, Clock } from '../ports.ts';
import type { Settings } from '../settings/read-settings.ts';

const TIMEOUT_MS = 5000;
/** Google's tokens last two minutes; ids are kept longer, so that none counts twice. */
const TOKEN_MS = 10 * 60_000;

const answerSchema = z.looseObject({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

type RecaptchaOptions = Extract<Settings['captcha'], { kind: 'recaptcha' }> & { readonly clock: Clock };

export function createRecaptchaVerifier(options: RecaptchaOptions): CaptchaVerifier {
  return {
    challenge: async () => ({ captcha: 'recaptcha', siteKey: options.siteKey }),

    verify: async (token, { address }) => {
      const answer = await askGoogle(options, { token, address });
      if (!answer.success) {
        const codes = answer['error-codes'] ?? [];
        if (codes.includes('missing-input-secret') || codes.includes('invalid-input-secret')) {
          throw new BackendError('captcha_unavailable', 'RECAPTCHA_SECRET is not accepted.');
        }
        return codes.includes('timeout-or-duplicate') ? { kind: 'expired' } : { kind: 'failed' };
      }
      if (options.hostname !== undefined && answer.hostname !== options.hostname) return { kind: 'failed' };
      const captchaId = `recaptcha:${hash('sha256', token)}`;
      return { kind: 'solved', captchaId, expiresAtMs: options.clock.now() + TOKEN_MS };
    },
  };
}

const MAX_ANSWER_BYTES = 64_000;

async function askGoogle(options: RecaptchaOptions, visitor: { token: string; address: string | undefined }) {
  try {
    const response = await fetch(options.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({
        secret: options.secret,
        response: visitor.token,
        ...(visitor.address === undefined ? {} : { remoteip: visitor.address }),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answerSchema.parse(await readLimitedJson(response, MAX_ANSWER_BYTES));
  } catch (error) {
    throw new BackendError('captcha_unavailable', 'The captcha could not be verified.', { cause: error });
  }
}
