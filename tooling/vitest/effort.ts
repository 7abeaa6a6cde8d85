/** True in the slow steps (`pnpm slow`), which repeat races and properties more often. */
export const isThorough = process.env['THOROUGH'] === '1';

/** Returns how often to repeat a race or a property: `quick` in `pnpm test`, `thorough` in `pnpm slow`. */
export const effort = (quick: number, thorough: number): number => (isThorough ? thorough : quick);
