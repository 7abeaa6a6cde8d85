import { GENERIC_TERMS, listTerms } from '../english/list-terms.ts';
import { toTerm } from '../english/to-term.ts';
import { PLACE_WORDS } from '../english/words.ts';
import type { Entity, Target } from '../knowledge.ts';
import type { Reading } from '../read/read-utterance.ts';

/** Words that a question shares with the best sentence of a field; a rarer word counts more. */
export interface Match {
  readonly entity: Entity;
  readonly target: Target;
  /** Of the question's words, 0 to 1; a word that the content lacks lowers it. */
  readonly share: number;
  /** 1 for each word that only one sentence has, less for others. */
  readonly rarity: number;
}

interface Sentence extends Pick<Match, 'entity' | 'target'> {
  readonly text: string;
}

/** A share of the rarest term's weight. */
const UNKNOWN_WEIGHT = 0.9;
const IGNORED: ReadonlySet<string> = new Set([...PLACE_WORDS].map(toTerm));

function indexSentences(entities: readonly Entity[]) {
  const sentences = entities
    .filter(({ kind }) => kind !== 'group')
    .flatMap((entity) =>
      Object.entries(entity.fields).flatMap(([field, { says, more = [], isUnwritten, isAside }]) =>
        isUnwritten || isAside
          ? []
          : [...says, ...more].map((text): Sentence => ({ entity, target: `${entity.id}/${field}`, text })),
      ),
    );
  const byTerm = new Map<string, Set<Sentence>>();
  for (const sentence of sentences)
    for (const term of listTerms(sentence.text)) byTerm.set(term, (byTerm.get(term) ?? new Set()).add(sentence));
  return { most: Math.log(Math.max(2, sentences.length)), find: (term: string) => byTerm.get(term) ?? new Set() };
}

/** Finds the fields that share words with the question, the best first. The first search builds the index. */
export function createSentenceFinder(entities: readonly Entity[]): (reading: Reading) => readonly Match[] {
  let index: ReturnType<typeof indexSentences> | undefined;
  return ({ terms, named }) => {
    const { most, find } = (index ??= indexSentences(entities));
    const names = new Set(named.flatMap(({ title, names: others = [] }) => [title, ...others]).flatMap(listTerms));
    const asked = terms.filter((term) => !IGNORED.has(term) && !names.has(term) && !GENERIC_TERMS.has(term));
    const scores = new Map<Sentence, number>();
    let all = 0;
    for (const term of asked) {
      const found = find(term);
      const weight = found.size === 0 ? UNKNOWN_WEIGHT : Math.max(0, 1 - Math.log(found.size) / most);
      all += weight;
      for (const sentence of found) scores.set(sentence, (scores.get(sentence) ?? 0) + weight);
    }
    const best = new Map<Target, Match>();
    for (const [{ entity, target }, rarity] of scores)
      if (rarity > (best.get(target)?.rarity ?? 0)) best.set(target, { entity, target, rarity, share: rarity / all });
    return [...best.values()].toSorted((a, b) => b.rarity - a.rarity);
  };
}
