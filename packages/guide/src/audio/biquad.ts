/** Changes a sound; the input is left as it is. */
export type Filter = (samples: Float32Array) => Float32Array;

interface Band {
  readonly frequencyHz: number;
  readonly gainDb: number;
}

type Coefficients = readonly [b0: number, b1: number, b2: number, a0: number, a1: number, a2: number];

/** Slope of the shelves: the steepest without a bump (S = 1 in the cookbook). */
const SHELF_QUALITY = Math.SQRT1_2;

// Formulas: R. Bristow-Johnson, Audio EQ Cookbook (W3C note, 2021).

/** Raises or lowers everything below a frequency, or everything above it. */
export function shelf(side: 'below' | 'above', { frequencyHz, gainDb }: Band, sampleRate: number): Filter {
  const { a, cos, alpha } = prepare(frequencyHz, gainDb, sampleRate, SHELF_QUALITY);
  const slope = 2 * Math.sqrt(a) * alpha;
  // One is the mirror image of the other.
  const sign = side === 'below' ? 1 : -1;
  const turn = sign * cos;
  return biquad([
    a * (a + 1 - (a - 1) * turn + slope),
    sign * 2 * a * (a - 1 - (a + 1) * turn),
    a * (a + 1 - (a - 1) * turn - slope),
    a + 1 + (a - 1) * turn + slope,
    sign * -2 * (a - 1 + (a + 1) * turn),
    a + 1 + (a - 1) * turn - slope,
  ]);
}

/** Raises or lowers a band around a frequency; the higher the quality, the narrower. */
export function peak(
  { frequencyHz, gainDb, quality }: Band & { readonly quality: number },
  sampleRate: number,
): Filter {
  const { a, cos, alpha } = prepare(frequencyHz, gainDb, sampleRate, quality);
  return biquad([1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a]);
}

function prepare(frequencyHz: number, gainDb: number, sampleRate: number, quality: number) {
  const angle = (2 * Math.PI * frequencyHz) / sampleRate;
  return { a: 10 ** (gainDb / 40), cos: Math.cos(angle), alpha: Math.sin(angle) / (2 * quality) };
}

function biquad([b0, b1, b2, a0, a1, a2]: Coefficients): Filter {
  return (samples) => {
    const filtered = new Float32Array(samples.length);
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let index = 0; index < samples.length; index += 1) {
      const x0 = samples[index] ?? 0;
      const y0 = (b0 * x0 + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0;
      [x1, x2, y1, y2] = [x0, x1, y0, y1];
      filtered[index] = y0;
    }
    return filtered;
  };
}
