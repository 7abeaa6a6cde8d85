import { createMemory } from '../../storage/create-memory.ts';

interface Verification {
  readonly uid: string;
  readonly until: string;
}

/** Remembers on this device that the visitor passed the check, which saves a request. The backend still decides. */
export function createVerificationMemory() {
  const memory = createMemory<Verification>('asad_verified', () => localStorage);
  const find = (): Verification | undefined => {
    const saved = memory.find();
    return saved && Date.parse(saved.until) > Date.now() ? saved : undefined;
  };
  return {
    /** True while a stored verification is valid; needs no loaded code. */
    isLikely: () => find() !== undefined,
    holdsFor: (uid: string) => find()?.uid === uid,
    remember: (uid: string, until: string) => memory.keep({ uid, until }),
    forget: memory.forget,
  };
}
export type VerificationMemory = ReturnType<typeof createVerificationMemory>;
