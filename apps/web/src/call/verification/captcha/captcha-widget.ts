import type { CaptchaChallenge } from '@asad/call-core/contract';

export interface CaptchaEvents {
  readonly solved: (token: string) => void;
  /** What was solved no longer counts. */
  readonly expired: () => void;
  /** The widget itself failed. */
  readonly failed: () => void;
}

/** A captcha on the page, whichever it is. */
export interface CaptchaWidget {
  /** Unsolved again, with a fresh challenge: a token serves once. */
  readonly reset: () => Promise<void>;
  readonly destroy: () => void;
}

/** Shows the captcha of `challenge` in `host`. `renew` fetches another challenge of the same kind. */
export type MountCaptcha<Kind extends CaptchaChallenge['captcha']> = (
  host: HTMLElement,
  challenge: Extract<CaptchaChallenge, { captcha: Kind }>,
  parts: { readonly events: CaptchaEvents; readonly renew: () => Promise<CaptchaChallenge> },
) => Promise<CaptchaWidget>;
