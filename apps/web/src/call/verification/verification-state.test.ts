import { describe, expect, it } from 'vitest';
import { siteError } from '../errors/site-error.ts';
import { getRefusalText } from './captcha-texts.ts';
import { reduceVerification, UNSOLVED, type VerificationEvent } from './verification-state.ts';

const play = (...events: readonly VerificationEvent[]) => events.reduce(reduceVerification, UNSOLVED);
const solved = { type: 'captchaSolved', token: 't' } as const;

describe('the verification modal', () => {
  it('shows the success, which no event but closing changes', () => {
    const state = play(
      solved,
      { type: 'continued' },
      { type: 'verified' },
      { type: 'captchaExpired' },
      { type: 'continued' },
    );
    expect(state).toMatchObject({ status: 'verified' });
  });

  it('shows a failure’s own message, or that the sign-in failed where it has none', () => {
    expect(play(solved, { type: 'continued' }, { type: 'refused', text: 'No.', offersReload: true })).toMatchObject({
      status: 'unsolved',
      token: null,
      error: 'No.',
      offersReload: true,
    });
  });

  it('cannot be closed or expire while it verifies', () => {
    const verifying = play(solved, { type: 'continued' });
    expect(play(solved, { type: 'continued' }, { type: 'closed' }, { type: 'captchaExpired' })).toEqual(verifying);
  });
});

it('shows messages of the backend and the sign-in, but not those for programmers', () => {
  const generic = 'Failed to sign in. Please try again.';
  expect(getRefusalText(new Error('This check has been used already.'))).toBe('This check has been used already.');
  for (const error of [
    new TypeError('Failed to fetch'),
    new SyntaxError('Unexpected token <'),
    new Error(''),
    Object.assign(new Error('Firebase: Error.'), { code: 'auth/network-request-failed' }),
    siteError('code_missing', 'The code of the sign-in could not be loaded.'),
  ])
    expect(getRefusalText(error)).toBe(generic);
});

it('prefers messages for visitors to those of Firebase', () => {
  const error = Object.assign(new Error('Firebase: Error (auth/too-many-requests).'), {
    code: 'auth/too-many-requests',
  });
  expect(getRefusalText(error)).toBe(
    'Failed to sign in. Please try again. (Firebase: Error (auth/too-many-requests).)',
  );
});
