import { createMemory } from '../../storage/create-memory.ts';

interface Verification {
  readonly uid: string;
  readonly until: string;
}

/** Remembers a passed check, which saves a request; the backend decides. */
export function createVerificationMemory() {
  const memory = createMemory<Verification>('asad_verified', () => localStorage);
  const find = (): Verification | undefined => {
    const saved = memory.find();
    return saved && Date.parse(saved.until) > Date.now() ? saved : undefined;
  };
  return {
    /** Answers before any code is loaded. */
    isLikely: () => find() !== undefined,
    holdsFor: (uid: string) => find()?.uid === uid,
    remember: (uid: string, until: string) => memory.keep({ uid, until }),
    forget: memory.forget,
  };
}
export type VerificationMemory = ReturnType<typeof createVerificationMemory>;
