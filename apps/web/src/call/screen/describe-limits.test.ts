import { expect, it } from 'vitest';
import { describeLimits } from './describe-limits.ts';

it('describeLimits says what the backend’s settings keep, and nothing before it answers', () => {
  expect(describeLimits(null)).toBe('');
  expect(describeLimits({ maxCallSeconds: 300, keptDays: 365 })).toBe(
    'A call lasts up to 5 minutes. Its transcript is kept 365 days.',
  );
  expect(describeLimits({ maxCallSeconds: 90, keptDays: 1 })).toBe(
    'A call lasts up to 90 seconds. Its transcript is kept 1 day.',
  );
});
