import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Does the work that the widget does, and returns the token that it would send. */
export async function solveCaptcha(given: unknown): Promise<string> {
  const challenge = z.custom<Challenge>().parse(given);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
