import type { CaptchaChallenge } from '@asad/call-core/contract';

export type CaptchaVerdict =
  /** `captchaId` names this solution: whoever stores it first has used it up. */
  | { readonly kind: 'solved'; readonly captchaId: string; readonly expiresAtMs: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed' };

/** The captcha that runs here. Throws a BackendError `captcha_unavailable` when its service does not answer. */
export interface CaptchaVerifier {
  readonly kind: 'altcha' | 'recaptcha';
  /** What a visitor has to solve; work may grow with the use of the last hour. */
  challenge(use: { solvedWithinHour(): Promise<number> }): Promise<CaptchaChallenge>;
  verify(token: string, options: { readonly address: string | undefined }): Promise<CaptchaVerdict>;
}
