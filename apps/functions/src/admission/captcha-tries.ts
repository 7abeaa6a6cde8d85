/**
 * How many tries a challenge takes, so how long an honest visitor waits. One try is PBKDF2 with 2,000 rounds: 0.6 ms on
 * the bench's machine, four times that on one core of a mid-range phone (`pnpm bench captcha` prints both). So a quiet
 * hour costs a phone half a second to one and a half, and the busiest one at most four; several cores only help.
 */
const QUIET_TRIES = 600;
const BUSIEST_TRIES = 1600;
/** With this many solved within an hour it grows no harder: ten times what a portfolio sees in a good hour. */
const BUSIEST_SOLVED = 40;

/** The least and the most tries, after so many challenges were solved within an hour. */
export function captchaTries(solvedWithinHour: number): { readonly min: number; readonly max: number } {
  const share = Math.min(1, Math.max(0, solvedWithinHour) / BUSIEST_SOLVED);
  const max = Math.round(QUIET_TRIES + share * (BUSIEST_TRIES - QUIET_TRIES));
  // A third of the most, so that nobody solves one by luck at once.
  return { min: Math.round(max / 3), max };
}
