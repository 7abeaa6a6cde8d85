import { CallError } from '@asad/call-core';

/** The verification modal's own words (specification, sections 2, 5 and 8). */
export const CAPTCHA_TEXTS = {
  failedToLoad: 'Failed to load reCAPTCHA. Please refresh the page.',
  failedToInitialize: 'Failed to initialize reCAPTCHA.',
  needsHttps: 'The check needs https: open this page by an address that begins with https://.',
  expired: 'reCAPTCHA expired. Please verify again.',
  unsolved: 'Please complete the reCAPTCHA verification first.',
  signInFailed: 'Failed to sign in. Please try again.',
  success: 'Successfully verified! You can now make calls.',
} as const;

/** No captcha is shown, which refreshing the page does not mend: the message is what is said. */
export class CaptchaRefusal extends Error {}

/** What is said where no captcha is shown. */
export const getCaptchaErrorText = (error: unknown): string =>
  error instanceof CaptchaRefusal ? error.message : CAPTCHA_TEXTS.failedToLoad;

/** Whether `error` says that a part of this page could not be loaded. */
export const isCodeMissing = (error: unknown): boolean => error instanceof CallError && error.code === 'code_missing';

/**
 * The text of a check that failed: the error's own message (specification, section 8). Errors of the network, of parsing
 * and of loading code were written for programmers; Firebase's are too, so that words for visitors precede them.
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
