/** Computes a mid-range phone's time from this machine's; prints the longest wait. */
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solveChallenge } from 'altcha-lib';
import { captchaTries, createAltchaVerifier } from '@asad/functions/src/captcha/altcha-verifier.ts';
import { systemClock } from '@asad/functions/src/ports.ts';

/** Lighthouse's slowdown from a desktop to a mid-range phone. */
const PHONE_FACTOR = 4;
const SOLVED = [0, 10, 20, 40, 1000];

const verifier = createAltchaVerifier({ hmacKey: 'bench', clock: systemClock });
const rows: Record<string, object> = {};
let msPerTry = 0;
for (const solved of SOLVED) {
  const answer = await verifier.challenge({ solvedWithinHour: async () => solved });
  if (answer.captcha !== 'altcha') throw new Error('Not a challenge of ALTCHA.');
  const begunAt = performance.now();
  const solution = await solveChallenge({ challenge: answer.challenge as never, deriveKey });
  const ms = performance.now() - begunAt;
  msPerTry = ms / Math.max(1, (solution as { counter: number }).counter);
  const { min, max } = captchaTries(solved);
  rows[`${solved} solved within the hour`] = {
    tries: `${min} to ${max}`,
    'here, at most, s': ((max * msPerTry) / 1000).toFixed(2),
    'one core of a mid-range phone, at most, s': ((max * msPerTry * PHONE_FACTOR) / 1000).toFixed(2),
  };
}
console.table(rows);
