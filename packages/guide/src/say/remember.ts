import type { Entity } from '../knowledge.ts';
import { isWork, type EntityIndex } from '../read/entity-index.ts';
import type { GuideState } from '../read/state.ts';

/** The main field of a work. */
const MAIN = 'what';
/** Small talk may repeat its one line. */
export const SMALL_TALK: ReadonlySet<string> = new Set(
  'hello thanks act-acknowledge act-frustration act-language'.split(' '),
);

export function moveList({ list }: GuideState, entity: Entity): GuideState['list'] {
  const place = list ? list.members.indexOf(entity.id) : -1;
  return list && place >= 0 ? { ...list, index: place } : list;
}

/** Small talk leaves the subject unchanged. */
export function remember(state: GuideState, entity: Entity, field: string, index: EntityIndex): GuideState {
  if (SMALL_TALK.has(entity.id)) return state;
  const listed = entity.fields[field]?.members ?? (entity.kind === 'topic' ? entity.members : undefined);
  const only = index.find(listed?.length === 1 ? listed[0] : entity.about);
  const entry = isWork(entity) ? entity.id : only?.kind === 'topic' ? undefined : only?.id;
  // "Where did he work last? How long?" goes on about that job.
  const isOne = (entity.kind === 'group' || only?.kind === 'topic') && listed?.length === 1 && only;
  return {
    ...state,
    focus: isOne ? only.id : entity.id,
    field: isOne ? MAIN : field,
    ...(entry && { entry }),
    ...(entry && state.entry && state.entry !== entry && { earlier: state.entry }),
  };
}

/** The works that the sentences name, in their order: "Where was that?", "The second one?" ask about them. */
export function listMentioned(sentences: readonly string[], index: EntityIndex): readonly Entity[] {
  const said = sentences.join(' ');
  const placeOf = ({ names: [name] = [] }: Entity): number => (name ? said.indexOf(name) : -1);
  return index.all
    .filter((entity) => isWork(entity) && placeOf(entity) >= 0)
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}
