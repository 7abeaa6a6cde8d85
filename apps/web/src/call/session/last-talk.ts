import type { FinishedCall } from '@asad/call-core';
import { createMemory } from '../../storage/create-memory.ts';
import type { Mention } from './find-mention.ts';

/** What remains of a talk, as the page shows it. */
export interface Talk {
  readonly finished: FinishedCall;
  /** All that ASAD pointed at, the oldest first. */
  readonly mentions: readonly Mention[];
}

/**
 * The last talk of this visit: it comes back after Back and after a reload, in this tab only, until it is deleted or the
 * next begins.
 */
export const lastTalk = createMemory<Talk>('asad_last_talk', () => sessionStorage);
