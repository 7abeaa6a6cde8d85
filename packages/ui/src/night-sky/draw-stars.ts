/** Park–Miller generator: equal seeds give equal skies. */
const MODULUS = 2_147_483_647;
const MULTIPLIER = 48_271;

/** One path, equal on server and browser. */
export const drawStars = (seed: number, count: number): string => {
  let state = seed * 7_919;
  const next = (): number => {
    state = (state * MULTIPLIER) % MODULUS;
    return state / MODULUS;
  };
  return Array.from({ length: count }, () => {
    const [x, y, radius] = [next() * 1600, next() ** 1.3 * 640, 0.9 + next() ** 3 * 2.4];
    const [r, d] = [radius.toFixed(1), (radius * 2).toFixed(1)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0-${d} 0`;
  }).join('');
};
