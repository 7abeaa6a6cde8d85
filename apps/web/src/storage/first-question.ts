import { createMemory } from './create-memory.ts';

const kept = createMemory<{ readonly text: string; readonly atMs: number }>(
  'asad_first_question',
  () => sessionStorage,
);
/** A page that takes longer to arrive was left: a later visit must not begin a call by itself. */
const FRESH_MS = 30_000;

/** Typed into the menu's search; the call page asks it once. */
export const firstQuestion = {
  keep: (text: string): void => kept.keep({ text, atMs: Date.now() }),
  take(): string | undefined {
    const question = kept.find();
    kept.forget();
    const ageMs = Date.now() - (question?.atMs ?? -Infinity);
    return ageMs >= 0 && ageMs < FRESH_MS ? question?.text : undefined;
  },
};
