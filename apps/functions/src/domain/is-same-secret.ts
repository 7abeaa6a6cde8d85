import { hash, timingSafeEqual } from 'node:crypto';

/** Compares in the same time whatever differs, lengths included: both sides are hashed first. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'));
}
