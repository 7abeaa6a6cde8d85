import { GRAMMAR } from '../english/words.ts';
import { toTerm } from '../english/to-term.ts';

/** Of 40,000 features about one in 26 collides. */
const BITS = 20;
/** Prefixes match different endings: "availability", "available". */
const BEGINNING = 4;
const GRAMMAR_TERMS: ReadonlySet<string> = new Set([...GRAMMAR].map(toTerm));

/** FNV-1a, folded to `BITS` bits. */
export function hashFeature(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return (hash ^ (hash >>> BITS)) & ((1 << BITS) - 1);
}

/** Each term, its prefix, adjacent pairs, and those without grammar words. The ends count as neighbours. */
export function toWordFeatures(tokens: readonly string[]): readonly number[] {
  const features = new Set<string>(['']);
  let [before, coreBefore] = ['', ''];
  for (const token of [...tokens, '']) {
    if (token !== '') features.add(token);
    if (token.length > BEGINNING && !token.startsWith('<')) features.add(`${token.slice(0, BEGINNING)}*`);
    features.add(`${before} ${token}`);
    before = token;
    if (GRAMMAR_TERMS.has(token)) continue;
    features.add(`${coreBefore}_${token}`);
    coreBefore = token;
  }
  return [...features].map(hashFeature);
}
