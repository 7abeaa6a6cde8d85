import { toTerm } from '../english/to-term.ts';
import type { Entity } from '../knowledge.ts';
import { splitWords } from '../english/split-words.ts';

/** A name decides; a word can lose against a far likelier meaning. */
const NAME_BOOST = 40;
const WORD_BOOST = 5;
/** Factor for several words: "on call". */
const PHRASE = 1.5;
/** Factor for a question that may be off topic. */
const STRANGE = 0.4;
const isSpelled = (name: string): boolean => /[^\p{L}\p{N}\s.,:'’-]/u.test(name);
const toStems = (text: string): string => ` ${splitWords(text).map(toTerm).join(' ')} `;

/** Scores topics by the names and subject words of a question. */
export function createBoosts(
  entities: readonly Entity[],
): (text: string, isStrange: boolean) => ReadonlyMap<Entity, number> {
  const all = entities
    .filter(({ kind }) => kind === 'topic' || kind === 'group')
    .flatMap((entity) => [
      ...(entity.names ?? []).map((name) => ({ entity, name, boost: NAME_BOOST })),
      ...(entity.texts ?? []).map((name) => ({ entity, name, boost: WORD_BOOST })),
    ])
    .map((one) => ({ ...one, stems: toStems(one.name) }));
  return (text, isStrange) => {
    const [raw, textStems] = [text.toLowerCase(), toStems(text)];
    const boosts = new Map<Entity, number>();
    for (const { entity, name, stems, boost } of all)
      if (isSpelled(name) ? raw.includes(name.toLowerCase()) : stems.trim() !== '' && textStems.includes(stems))
        boosts.set(
          entity,
          Math.max(boost * (name.includes(' ') ? PHRASE : isStrange ? STRANGE : 1), boosts.get(entity) ?? 0),
        );
    return boosts;
  };
}
