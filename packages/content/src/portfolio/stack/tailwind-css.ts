import type { StackItem } from '../../model.ts';

export const tailwindCss = {
  id: 'tailwind-css',
  name: 'Tailwind CSS',
  role: 'Interfaces that stay consistent when the third person edits them.',
  metric: 'Under 15 kB of CSS a page',
  icon: 'wind',
  dontUseIf: 'you already have a design system that works. Two systems are not a richer one, they are an argument.',
  names: ['Tailwind'],
  heardAs: ['tale wind', 'tail wind', 'tailwinds', 'tell wind', 'tailwind c s s', 'taylor wind'],
  spoken: {
    what: ['Omar writes interfaces with Tailwind CSS, so that they stay consistent when the third person edits them.'],
    why: ['Tailwind is used because interfaces stay consistent when the third person edits them.'],
    numbers: ['With Tailwind pages stay under fifteen kilobytes of CSS.'],
  },
} as const satisfies StackItem;
