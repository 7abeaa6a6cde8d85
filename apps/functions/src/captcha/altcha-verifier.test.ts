import { expect, test } from 'vitest';
import { z } from 'zod';
import { ManualClock } from '../store/testing/contract-harness.ts';
import { createAltchaVerifier, solveCaptcha } from './altcha-verifier.ts';

const clock = new ManualClock();
// The library compares the expiry, in whole seconds, with the real time.
clock.leap(Math.ceil(Date.now() / 1000) * 1000 - clock.now());
const verifier = createAltchaVerifier({ hmacKey: 'k', clock });
const challengeOf = async (of = verifier) => {
  const challenge = await of.challenge();
  return challenge.captcha === 'altcha' ? challenge.challenge : undefined;
};
const verify = (token: string) => verifier.verify(token, { address: undefined });

test('a solved challenge counts under one id until it expires, and no other machine’s does', async () => {
  const token = await solveCaptcha(await challengeOf());
  const solved = await verify(token);
  expect(solved).toEqual({
    kind: 'solved',
    captchaId: expect.stringMatching(/^altcha:.+/),
    expiresAtMs: clock.now() + 600_000,
  });
  expect(await verify(token)).toEqual(solved);
  const foreign = await challengeOf(createAltchaVerifier({ hmacKey: 'another', clock }));
  expect(await verify(await solveCaptcha(foreign))).toEqual({ kind: 'failed' });
  clock.advance(600_000);
  expect(await verify(token)).toEqual({ kind: 'expired' });
});

test('a forged solution fails, and a huge cost is not computed', async () => {
  const schema = z.object({
    challenge: z.looseObject({ parameters: z.looseObject({}) }),
    solution: z.looseObject({}),
  });
  const token = await solveCaptcha(await challengeOf());
  const { challenge, solution } = schema.parse(JSON.parse(Buffer.from(token, 'base64').toString()));
  const { parameters } = challenge;
  for (const forged of [
    {},
    null,
    { challenge },
    { challenge, solution: { ...solution, counter: 1 } },
    { challenge, solution: { ...solution, derivedKey: '' } },
    { challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '0' } }, solution },
    { challenge: { ...challenge, signature: '00' }, solution },
    { challenge: { parameters }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, cost: 1e12 } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 4e9 } }, solution },
  ])
    expect(await verify(Buffer.from(JSON.stringify(forged)).toString('base64'))).toEqual({ kind: 'failed' });
  expect(await verify('nonsense')).toEqual({ kind: 'failed' });
});
