import { readFileSync } from 'node:fs';
import { formatRgb, parse, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';

/** A token's colour in a theme, without its alpha. */
const colour = (token: string, theme: Theme): string => {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`No token --${token} in theme.css.`);
  const pair = /^light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)$/.exec(value);
  const text = pair === null ? value : pair[theme === 'light' ? 1 : 2];
  const parsed = parse(text ?? '');
  if (parsed === undefined) throw new Error(`--${token} is not a colour: ${value}`);
  return formatRgb({ ...parsed, alpha: 1 });
};

const grounds = ['bg', 'bg-deep', 'surface', 'surface-raised'] as const;
const words = ['text', 'text-muted', 'accent-text', 'voice', 'danger-text', 'success-text'] as const;
const edges = ['line-strong', 'accent-edge', 'focus', 'danger'] as const;

describe.each(['light', 'dark'] as const)('In the %s theme', (theme) => {
  test.each(words.flatMap((word) => grounds.map((ground) => [word, ground] as const)))(
    'words in %s can be read on %s (4.5:1)',
    (word, ground) => {
      expect(wcagContrast(colour(word, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
    },
  );
  test.each(edges.flatMap((edge) => grounds.map((ground) => [edge, ground] as const)))(
    'the edge %s of a control is seen on %s (3:1)',
    (edge, ground) => {
      expect(wcagContrast(colour(edge, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
    },
  );
  test.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['on-danger', 'danger'],
    ['on-danger', 'danger-hover'],
    ['text', 'voice-surface'],
    ['voice', 'voice-surface'],
    ['bg', 'text'],
  ])('%s can be read on %s (4.5:1)', (word, ground) => {
    expect(wcagContrast(colour(word, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each([
    ['owl-eye', 'owl-face-rim'],
    ['owl-eye', 'owl-pupil'],
  ])('the owl is told by its eyes: %s on %s (3:1)', (eye, ground) => {
    expect(wcagContrast(colour(eye, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});
