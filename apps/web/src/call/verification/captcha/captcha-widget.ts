import type { CaptchaChallenge } from '@asad/call-core/contract';

export interface CaptchaEvents {
  readonly solved: (token: string) => void;
  /** Called when the solved token has expired. */
  readonly expired: () => void;
  readonly failed: () => void;
}

export interface CaptchaWidget {
  /** Starts a new challenge: a token is valid once. */
  readonly reset: () => Promise<void>;
  readonly destroy: () => void;
}

/** `renew` fetches another challenge of the same kind. */
export type MountCaptcha<Kind extends CaptchaChallenge['captcha']> = (
  host: HTMLElement,
  challenge: Extract<CaptchaChallenge, { captcha: Kind }>,
  parts: { readonly events: CaptchaEvents; readonly renew: () => Promise<CaptchaChallenge> },
) => Promise<CaptchaWidget>;
