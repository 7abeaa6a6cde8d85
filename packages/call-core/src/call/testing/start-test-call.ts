import { createTestCall } from '../../testing/index.ts';
import type { StartOptions } from '../call.ts';

/** A test call in its talk, with its room. */
export async function startTestCall(options?: Parameters<typeof createTestCall>[0], how?: StartOptions) {
  const test = createTestCall(options);
  await test.call.start(how);
  return { ...test, room: test.provider.room() };
}

export const never = (): Promise<never> => new Promise(() => undefined);
