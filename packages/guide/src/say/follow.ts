import { SUGGESTED_QUESTIONS } from '../english/phrases.ts';
import { hasWords } from '../english/split-words.ts';
import type { Knowledge, Target } from '../knowledge.ts';
import { isTool, isWork, membersOf, toMain, type EntityIndex, type FoundAnswer } from '../read/entity-index.ts';
import type { GuideState } from '../read/state.ts';

const MOST_SUGGESTIONS = 3;
/** Most suggestions are about the entry in focus; another one leads on. */
const MOST_OF_ENTRY = 2;

export interface Follower {
  /** A question about a field, or the name of an entity. */
  readonly suggest: (targets: readonly Target[]) => readonly string[];
  /** The entry's other facts and the next entry, or further subjects. */
  readonly follow: (found: FoundAnswer, state: GuideState) => readonly string[];
  /** Finds the target of a suggestion of the last reply. */
  readonly findSuggested: (text: string, state: GuideState) => Target | undefined;
}

export function createFollower({ entities, starters }: Knowledge, index: EntityIndex): Follower {
  const toText = (target: Target): string => {
    const found = index.findAnswer(target);
    const { title = '', kind = 'topic' } = found?.entity ?? {};
    return SUGGESTED_QUESTIONS[kind]?.[found?.field ?? '']?.replace('…', title) ?? title;
  };
  const suggest: Follower['suggest'] = (targets) => [
    ...new Set(
      targets
        .filter((target) => index.findAnswer(target) !== undefined)
        .slice(0, MOST_SUGGESTIONS)
        .map(toText),
    ),
  ];

  function listNext({ entity, field, answer }: FoundAnswer, { list }: GuideState): readonly Target[] {
    const members = membersOf({ entity, answer }) ?? [];
    if (members.length > 1) return index.findAll(members).map(toMain);
    if (!isWork(entity) && !isTool(entity))
      return [...(answer.offers ?? []), ...(entity.next ?? []), ...starters, 'strengths/what', 'hire/what'];
    const others = Object.keys(SUGGESTED_QUESTIONS[entity.kind] ?? {}).filter((name) => name !== field);
    const row = list?.members.includes(entity.id) ? index.findAll(list.members) : index.groupOf(entity.kind);
    const next = row[row.indexOf(entity) + 1];
    return [...others.map((name) => `${entity.id}/${name}`), ...(next ? [toMain(next)] : []), ...starters];
  }

  return {
    suggest,
    follow(found, state) {
      const entityPrefix = `${found.entity.id}/`;
      const isNew = (target: Target): boolean => {
        const other = index.findAnswer(target);
        const isTold =
          state.told.includes(target) || (target.startsWith(entityPrefix) && target.endsWith(`/${found.field}`));
        return other !== undefined && other.answer.isUnwritten !== true && !isTold;
      };
      const all = [...new Set(listNext(found, state))].filter(isNew);
      const ofEntry = all.filter((target) => target.startsWith(entityPrefix)).slice(0, MOST_OF_ENTRY);
      return suggest([...ofEntry, ...all.filter((target) => !target.startsWith(entityPrefix))]);
    },
    findSuggested(text, { lastReply }) {
      if (!lastReply.suggestions.some((suggestion) => hasWords(text, suggestion))) return undefined;
      const targets = entities.flatMap(({ id, kind, fields }) =>
        [Object.keys(fields)[0] ?? '', ...Object.keys(SUGGESTED_QUESTIONS[kind] ?? {})].map(
          (field) => `${id}/${field}`,
        ),
      );
      return targets.find((target) => index.findAnswer(target) && hasWords(text, toText(target)));
    },
  };
}
