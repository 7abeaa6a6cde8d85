import { z } from 'zod';

/** Answer of `GET /api/captchaChallenge`: which captcha runs here, and what its widget needs. */
export const captchaChallengeSchema = z.discriminatedUnion('captcha', [
  z.object({ captcha: z.literal('altcha'), challenge: z.record(z.string(), z.unknown()) }),
  z.object({ captcha: z.literal('recaptcha'), siteKey: z.string().min(1) }),
]);

/** Which captcha runs here, and what its widget needs. */
export type CaptchaChallenge = Readonly<z.infer<typeof captchaChallengeSchema>>;

/** Body of `POST /api/verifyCaptcha`: the widget's token; it serves once. */
export const verifyCaptchaSchema = z.object({ token: z.string().min(1).max(16_384) });

/** Answer of `POST /api/verifyCaptcha`. `verifiedUntil` is ISO time. */
export const verifiedSchema = z.object({ verified: z.literal(true), verifiedUntil: z.iso.datetime() });

/** A captcha that was passed, and until when that holds. */
export type Verified = Readonly<z.infer<typeof verifiedSchema>>;
