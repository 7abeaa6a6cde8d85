import { describe, expect, it } from 'vitest';
import { reduceVerification, UNSOLVED, type VerificationEvent } from './verification-state.ts';

const play = (...events: readonly VerificationEvent[]) => events.reduce(reduceVerification, UNSOLVED);
const solved = { type: 'captchaSolved', token: 't' } as const;

describe('the verification modal', () => {
  it('asks for the captcha when it is continued before solving', () => {
    expect(play({ type: 'continued' })).toMatchObject({
      status: 'unsolved',
      error: 'Please complete the reCAPTCHA verification first.',
    });
  });

  it('clears the error when the captcha is solved', () => {
    expect(play({ type: 'continued' }, solved)).toEqual({
      status: 'solved',
      token: 't',
      error: undefined,
      success: undefined,
    });
  });

  it('is unsolved again when the captcha expires, and says so', () => {
    expect(play(solved, { type: 'captchaExpired' })).toMatchObject({
      status: 'unsolved',
      token: null,
      error: 'reCAPTCHA expired. Please verify again.',
    });
  });

  it('tells the success, and nothing else changes it until it is closed', () => {
    const state = play(
      solved,
      { type: 'continued' },
      { type: 'verified' },
      { type: 'captchaExpired' },
      { type: 'continued' },
    );
    expect(state).toMatchObject({ status: 'verified', success: 'Successfully verified! You can now make calls.' });
  });

  it('shows a failure’s own message, or that the sign-in failed where it has none', () => {
    expect(
      play(solved, { type: 'continued' }, { type: 'refused', message: 'auth/network-request-failed' }),
    ).toMatchObject({ status: 'unsolved', token: null, error: 'auth/network-request-failed' });
    expect(play(solved, { type: 'refused', message: '' }).error).toBe('Failed to sign in. Please try again.');
  });

  it('cannot be closed or expire while it verifies', () => {
    const verifying = play(solved, { type: 'continued' });
    expect(play(solved, { type: 'continued' }, { type: 'closed' }, { type: 'captchaExpired' })).toEqual(verifying);
  });

  it('forgets everything when it is closed', () => {
    expect(play(solved, { type: 'closed' })).toEqual(UNSOLVED);
  });
});
