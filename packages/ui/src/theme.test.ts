import { readFileSync } from 'node:fs';
import { formatRgb, parse, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { readColours } from '../tokens/read-colours.ts';

const grounds = ['bg', 'bg-deep', 'surface', 'surface-raised'] as const;
const words = ['text', 'text-muted', 'accent-text', 'voice', 'danger-text', 'success-text'] as const;
const edges = ['line-strong', 'accent-edge', 'focus', 'danger'] as const;

const colours = readColours(readFileSync(new URL('theme.css', import.meta.url), 'utf8'));

describe.each([
  ['by day', 0],
  ['at night', 1],
] as const)('the theme %s', (_name, index) => {
  const colour = (token: string): string => {
    const parsed = parse(colours[token]?.[index] ?? '');
    if (parsed === undefined) throw new Error(`--${token} is not a colour of the palette.`);
    return formatRgb({ ...parsed, alpha: 1 });
  };
  const contrast = (ink: string, ground: string): number => wcagContrast(colour(ink), colour(ground));

  test.each(words.flatMap((word) => grounds.map((ground) => [word, ground] as const)))(
    'words in %s can be read on %s (4.5:1)',
    (word, ground) => expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5),
  );
  test.each(edges.flatMap((edge) => grounds.map((ground) => [edge, ground] as const)))(
    'the edge %s of a control is seen on %s (3:1)',
    (edge, ground) => expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3),
  );
  test.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['on-danger', 'danger'],
    ['on-danger', 'danger-hover'],
    ['text', 'voice-surface'],
    ['text-muted', 'voice-surface'],
    ['voice', 'voice-surface'],
    ['bg', 'text'],
  ])('%s can be read on %s (4.5:1)', (word, ground) => expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5));
  test.each([
    ['owl-eye', 'owl-face-rim'],
    ['owl-eye', 'owl-pupil'],
  ])('the owl is told by its eyes: %s on %s (3:1)', (eye, ground) =>
    expect(contrast(eye, ground)).toBeGreaterThanOrEqual(3),
  );
});
