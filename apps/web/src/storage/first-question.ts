import { createMemory } from './create-memory.ts';

/** Typed into the menu's search; the call page asks it. */
export const firstQuestion = createMemory<string>('asad_first_question', () => sessionStorage);
