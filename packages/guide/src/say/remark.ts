import { toMenu, type Menu } from '../english/phrases.ts';
import type { Answer, Entity } from '../knowledge.ts';
import { isWork, toMainField, type EntityIndex, type FoundAnswer } from '../read/entity-index.ts';
import type { GuideReply, GuideState, GuideTurn } from '../read/state.ts';

export const SILENCE: GuideReply = { sentences: [], actions: [], suggestions: [], targets: [] };

/** Offers only written fields, so that none is declined later. */
export const menuOf = ({ kind, fields }: Entity): Menu | undefined =>
  toMenu(kind, (field) => fields[field] !== undefined && fields[field].isUnwritten !== true);

/** Follows a denial with the sentence about the work or, after that was said, with the menu. */
export function listFurther(entity: Entity, menu: Menu | undefined, { said }: GuideState): readonly string[] {
  const { says = [], isUnwritten } = entity.fields[toMainField(entity)] ?? {};
  const main = isWork(entity) && !isUnwritten ? says.slice(0, 1) : [];
  return [...main, ...(menu ? [menu.says] : [])].filter((sentence) => !said.includes(sentence)).slice(0, 1);
}

/** A reply that leaves the subject unchanged. */
export function remark(sentences: readonly string[], state: GuideState, more: Partial<GuideReply> = {}): GuideTurn {
  const reply: GuideReply = { ...SILENCE, ...more, sentences };
  return { reply, state: { ...state, lastReply: sentences.length > 0 ? reply : state.lastReply } };
}

/** The last answer's own action, or a card for each entity that the answers name. */
export function listActions(answers: readonly FoundAnswer[], members: Entity['members'], index: EntityIndex) {
  const own = answers.at(-1)?.answer.action;
  const entities = [...answers.map(({ entity }) => entity), ...index.findAll(members)];
  return own ? [own] : [...new Set(entities.flatMap(({ action }) => action ?? []))];
}

/** Most further sentences per reply. */
const MOST_OF_REST = 2;
/** The answer's next sentences. */
export const listRest = ({ more = [] }: Answer, { said }: GuideState): readonly string[] =>
  more.filter((sentence) => !said.includes(sentence)).slice(0, MOST_OF_REST);
