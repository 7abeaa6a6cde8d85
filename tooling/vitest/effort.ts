/** `pnpm slow` repeats races and properties more often. */
export const isThorough = process.env['THOROUGH'] === '1';

/** `quick` in `pnpm test`, `thorough` in `pnpm slow`. */
export const effort = (quick: number, thorough: number): number => (isThorough ? thorough : quick);
