import { createMemory } from '../../storage/create-memory.ts';

interface Verification {
  readonly uid: string;
  /** ISO time. */
  readonly until: string;
}

/**
 * Remembers on this device that a visitor passed the check, so that no request is needed to know whom to ask. The backend
 * decides all the same.
 */
export function createVerificationMemory() {
  const memory = createMemory<Verification>('asad_verified', () => localStorage);
  const find = (): Verification | undefined => {
    const kept = memory.find();
    return kept && Date.parse(kept.until) > Date.now() ? kept : undefined;
  };
  return {
    /** Whether anybody was verified here and it still holds. False says so before anything is loaded. */
    isLikely: () => find() !== undefined,
    holdsFor: (uid: string) => find()?.uid === uid,
    remember: (uid: string, until: string) => memory.keep({ uid, until }),
    forget: memory.forget,
  };
}
export type VerificationMemory = ReturnType<typeof createVerificationMemory>;
