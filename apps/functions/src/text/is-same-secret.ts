import { hash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time: hashing both sides hides their lengths too. */
export function isSameSecret(actual: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', actual, 'buffer'), hash('sha256', expected, 'buffer'));
}
