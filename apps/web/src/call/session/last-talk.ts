import type { FinishedCall } from '@asad/call-core';
import { createMemory } from '../../storage/create-memory.ts';
import type { Mention } from './find-mention.ts';

export interface Talk {
  readonly finished: FinishedCall;
  readonly mentions: readonly Mention[];
}

/** Survives Back and reload until deleted or the next call begins. */
export const lastTalk = createMemory<Talk>('asad_last_talk', () => sessionStorage);
