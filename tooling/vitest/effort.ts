/** Set by the slow step (`pnpm slow`): the same tests, played as often as a release deserves. */
export const isThorough = process.env['THOROUGH'] === '1';

/**
 * How often a race or a property is played: `quick` in `pnpm test`, where everybody waits for it, `thorough` in what runs
 * before a change lands. Both must be enough to find the faults that the suite's mutants plant.
 */
export const effort = (quick: number, thorough: number): number => (isThorough ? thorough : quick);
