import type { FinishedCall } from '@asad/call-core';
import type { Mention } from './find-mention.ts';

const KEY = 'asad_last_talk';

/** What remains of a talk, as the page shows it. */
export interface Talk {
  readonly finished: FinishedCall;
  /** All that ASAD pointed at, the oldest first. */
  readonly mentions: readonly Mention[];
}

/**
 * The last talk of this visit: it comes back after Back and after a reload, in this tab only, until it is deleted or the
 * next begins. Where storage is forbidden it lasts as long as the page.
 */
export const lastTalk = {
  find(): Talk | undefined {
    try {
      // Written below, in this very tab.
      return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Talk | null) ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep(talk: Talk): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(talk));
    } catch (error) {
      console.warn('The talk could not be kept for a reload.', error);
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  },
};
