import { CallError } from '@asad/call-core';
import { CaptchaRefusal } from '../errors/captcha-refusal.ts';

/** Texts of the specification, sections 2, 5 and 8. */
export const CAPTCHA_TEXTS = {
  failedToLoad: 'Failed to load reCAPTCHA. Please refresh the page.',
  failedToInitialize: 'Failed to initialize reCAPTCHA.',
  needsHttps: 'The check needs https: open this page by an address that begins with https://.',
  expired: 'reCAPTCHA expired. Please verify again.',
  unsolved: 'Please complete the reCAPTCHA verification first.',
  signInFailed: 'Failed to sign in. Please try again.',
  success: 'Successfully verified! You can now make calls.',
} as const;

export const getCaptchaErrorText = (error: unknown): string =>
  error instanceof CaptchaRefusal ? error.message : CAPTCHA_TEXTS.failedToLoad;

/** True if code of this page failed to load. */
export const isCodeMissing = (error: unknown): boolean => CallError.isInstance(error) && error.code === 'code_missing';

/**
 * The error's message (specification, section 8), or a text for visitors where it is technical. Firebase's messages
 * follow such a text.
 */
export function getRefusalText(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  const isForProgrammers =
    !(error instanceof Error) ||
    error instanceof TypeError ||
    error instanceof SyntaxError ||
    isCodeMissing(error) ||
    code === 'auth/network-request-failed';
  if (!isForProgrammers && String(code).startsWith('auth/')) return `${CAPTCHA_TEXTS.signInFailed} (${error.message})`;
  return (isForProgrammers ? '' : error.message) || CAPTCHA_TEXTS.signInFailed;
}
