/** One text of a source that is replaced: where a guard stands, and what stands there without it. */
export interface Patch {
  /** Below src/. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** This package without one of its guards. */
export interface Mutant {
  /** `<trap>`, or `<trap><letter>` where a trap has several guards; a word for a guard of the core's own. */
  readonly name: string;
  readonly what: string;
  readonly patches: readonly Patch[];
  /** Runs in Node instead of Chromium. */
  readonly inNode?: boolean;
  /** A part of the titles of the tests to run; default: all tests of the trap, by its number. */
  readonly tests?: string;
  /** Where those tests stand, below src/; default: anywhere. */
  readonly files?: string;
}

/** The environment variable that names the mutant to build. Sources are never touched. */
export const MUTANT_VARIABLE = 'CALL_CORE_MUTANT';

/** `code` of the file at `path` as `mutant` has it. Throws when a patch no longer fits its file. */
export function applyMutant(mutant: Mutant, path: string, code: string): string {
  let changed = code;
  for (const { file, find, replace } of mutant.patches) {
    if (!path.replaceAll('\\', '/').endsWith(`/src/${file}`)) continue;
    if (!changed.includes(find)) throw new Error(`Mutant ${mutant.name} does not fit ${file} any more: ${find}`);
    changed = changed.replaceAll(find, replace);
  }
  return changed;
}
