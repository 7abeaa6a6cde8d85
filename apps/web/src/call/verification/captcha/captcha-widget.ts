import type { CaptchaChallenge } from '@asad/call-core/contract';
import type { FetchedChallenge } from '../../backend/backend.ts';

export interface CaptchaEvents {
  readonly solved: (token: string) => void;
  /** Called when the solved token has expired. */
  readonly expired: () => void;
  /** `cause`: the next challenge could not be fetched. */
  readonly failed: (cause?: unknown) => void;
}

export interface CaptchaWidget {
  /** A token is valid once. */
  readonly reset: () => Promise<void>;
  readonly destroy: () => void;
}

/** `renew` fetches another challenge of the same kind. */
export type MountCaptcha<Kind extends CaptchaChallenge['captcha']> = (
  host: HTMLElement,
  challenge: Extract<FetchedChallenge, { captcha: Kind }>,
  parts: { readonly events: CaptchaEvents; readonly renew: () => Promise<FetchedChallenge> },
) => Promise<CaptchaWidget>;
