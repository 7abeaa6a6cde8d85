import { splitWords } from '../english/split-words.ts';
import { toTerm } from '../english/to-term.ts';
import type { Entity } from '../knowledge.ts';
import { isWork } from '../read/entity-index.ts';
import { toFeatures, type FeatureValues } from './features.ts';
import { ABSENT_TOOL, ABSENT_TOPIC } from '../read/lexicon.ts';
import type { Reading } from '../read/read-utterance.ts';

const isSpelled = (name: string): boolean => /[^\p{L}\p{N}\s.,:'’-]/u.test(name);
const toStems = (text: string): string => ` ${splitWords(text).map(toTerm).join(' ')} `;

/** Finds topics by their names and subject words in a question. */
export function createTopicMatcher(
  entities: readonly Entity[],
): (reading: Pick<Reading, 'text' | 'words' | 'tokens' | 'named'>) => ReadonlyMap<Entity, FeatureValues> {
  const all = entities
    .filter(({ kind }) => kind === 'topic' || kind === 'group')
    .flatMap((entity) => [
      ...(entity.names ?? []).map((name) => ({ entity, name, isName: true })),
      ...(entity.texts ?? []).map((name) => ({ entity, name, isName: false })),
      ...(entity.id === ABSENT_TOPIC ? [{ entity, name: '', isName: true }] : []),
    ])
    .map((topic) => ({ ...topic, stems: toStems(topic.name) }));
  return ({ words, tokens, named }) => {
    const textStems = ` ${words.map(toTerm).join(' ')} `;
    const isSaid = ({ entity, name, stems }: (typeof all)[number]): boolean => {
      if (entity.id === ABSENT_TOPIC) return tokens.includes(ABSENT_TOOL);
      // "Security plus" is how "Security+" is heard.
      return stems.trim().includes(isSpelled(name) ? ' ' : '') && stems.trim() !== '' && textStems.includes(stems);
    };
    const found = all.filter(isSaid);
    const isOfWork = named.some(isWork);
    return new Map(
      [...Map.groupBy(found, ({ entity }) => entity)].map(([entity, matches]) => {
        const isName = matches.some((match) => match.isName);
        const isPhrase = matches.some(({ name }) => name.includes(' '));
        return [
          entity,
          toFeatures({
            topicNamed: isName && !isOfWork,
            topicWord: !isName && !isPhrase && !isOfWork,
            topicPhrase: !isName && isPhrase && !isOfWork,
            topicBesideWork: isOfWork,
          }),
        ];
      }),
    );
  };
}
