import { CAPTCHA_TEXTS } from './captcha-texts.ts';

/** The modal's state (specification, section 4); `token` is valid once. */
export interface VerificationState {
  readonly status: 'unsolved' | 'solved' | 'verifying' | 'verified';
  readonly token: string | null;
  readonly error: string | undefined;
  /** Code of this page is missing; a reload may help. */
  readonly offersReload: boolean;
}

export type VerificationEvent =
  | { readonly type: 'captchaSolved'; readonly token: string }
  | { readonly type: 'captchaExpired' }
  | { readonly type: 'captchaFailed'; readonly text: string }
  | { readonly type: 'continued' }
  | { readonly type: 'verified' }
  | { readonly type: 'refused'; readonly text: string; readonly offersReload: boolean }
  | { readonly type: 'closed' };

export const UNSOLVED: VerificationState = {
  status: 'unsolved',
  token: null,
  error: undefined,
  offersReload: false,
};

/** The modal sends requests and resets the widget. */
export function reduceVerification(state: VerificationState, event: VerificationEvent): VerificationState {
  const isBusy = state.status === 'verifying' || state.status === 'verified';
  // A token that is being verified can no longer expire.
  if (isBusy && (event.type === 'continued' || event.type.startsWith('captcha'))) return state;
  switch (event.type) {
    case 'captchaSolved':
      return { ...UNSOLVED, status: 'solved', token: event.token };
    case 'captchaExpired':
      return { ...UNSOLVED, error: CAPTCHA_TEXTS.expired };
    case 'captchaFailed':
      return { ...UNSOLVED, error: event.text, offersReload: event.text === CAPTCHA_TEXTS.failedToLoad };
    case 'continued':
      return state.token === null
        ? { ...state, error: CAPTCHA_TEXTS.unsolved }
        : { ...state, status: 'verifying', error: undefined };
    case 'verified':
      return { ...UNSOLVED, status: 'verified' };
    case 'refused':
      return { ...UNSOLVED, error: event.text, offersReload: event.offersReload };
    case 'closed':
      return state.status === 'verifying' ? state : UNSOLVED;
  }
  return event satisfies never;
}
