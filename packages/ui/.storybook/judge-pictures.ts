export interface Difference {
  readonly file: string;
  readonly what: 'new' | 'gone' | 'changed';
  readonly points: number;
}

interface Drawings {
  readonly differences: readonly Difference[];
  /** How many are kept. */
  readonly kept: number;
  /** What made those that are kept, and what drew these: a browser's version, and how letters look. */
  readonly madeBy: string;
  readonly drawnBy: string;
}

/** What is said of a comparison, and whether it is red: only what made the pictures can tell a change from itself. */
export function judgePictures({ differences, kept, madeBy, drawnBy }: Drawings): {
  readonly isRed: boolean;
  readonly told: string;
} {
  if (differences.length === 0) return { isRed: false, told: `${kept} pictures are as they were.\n` };
  const list = differences.map(({ file, what }) => `  ${file} (${what})`).join('\n');
  const next =
    'Look at packages/ui/pictures-report/index.html, then `pnpm story-pictures accept`, or mend it.\n' +
    (madeBy === drawnBy ? '' : `Told, not failed: they were made by ${madeBy}, and drawn here by ${drawnBy}.\n`);
  return { isRed: madeBy === drawnBy, told: `${differences.length} pictures differ:\n${list}\n${next}` };
}
