/** Remembers on this device that a visitor passed the check, so that no request is needed to know whom to ask. */
export interface VerificationMemory {
  /** Whether anybody was verified here and it still holds. False says so before anything is loaded. */
  readonly isLikely: () => boolean;
  readonly holdsFor: (uid: string) => boolean;
  readonly remember: (uid: string, until: string) => void;
  readonly forget: () => void;
}

const KEY = 'asad_verified';

interface Kept {
  readonly uid: string;
  /** ISO time. */
  readonly until: string;
}

/** A memory in local storage; where that is refused, it lasts as long as the page. The backend decides all the same. */
export function createVerificationMemory(storage: () => Storage = () => localStorage): VerificationMemory {
  let here: Kept | null = null;
  function read(): Kept | null {
    try {
      const value: Partial<Kept> | null = JSON.parse(storage().getItem(KEY) ?? 'null');
      if (typeof value?.uid === 'string' && typeof value.until === 'string')
        return { uid: value.uid, until: value.until };
    } catch {
      // Refused or damaged: what this page knows is all there is.
    }
    return here;
  }
  const find = (): Kept | null => {
    const kept = read();
    return kept && Date.parse(kept.until) > Date.now() ? kept : null;
  };
  return {
    isLikely: () => find() !== null,
    holdsFor: (uid) => find()?.uid === uid,
    remember(uid, until) {
      here = { uid, until };
      try {
        storage().setItem(KEY, JSON.stringify(here));
      } catch {
        // The page remembers; the next visit asks again.
      }
    },
    forget() {
      here = null;
      try {
        storage().removeItem(KEY);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
