import { createMemory } from '../../storage/create-memory.ts';

interface Verification {
  readonly uid: string;
  /** By the visitor's clock, in milliseconds since 1970. */
  readonly passedAtMs: number;
  readonly lifeMs: number;
}

/** Remembers a passed check, which saves a request; the backend decides. */
export function createVerificationMemory() {
  const memory = createMemory<Verification>('asad_verified', () => localStorage);
  const find = (): Verification | undefined => {
    const saved = memory.find();
    const ageMs = saved ? Date.now() - saved.passedAtMs : Number.NaN;
    // A negative age: the clock was changed.
    return saved && ageMs >= 0 && ageMs < saved.lifeMs ? saved : undefined;
  };
  return {
    /** Answers before any code is loaded. */
    isLikely: () => find() !== undefined,
    holdsFor: (uid: string) => find()?.uid === uid,
    remember: (uid: string, lifeMs: number) => memory.keep({ uid, passedAtMs: Date.now(), lifeMs }),
    forget: memory.forget,
  };
}
export type VerificationMemory = ReturnType<typeof createVerificationMemory>;
