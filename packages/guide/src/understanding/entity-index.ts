import type { Answer, Entity, Target } from '../knowledge.ts';

/** The entity, field and answer that a target (`entity/field`) names. */
export interface FoundAnswer {
  readonly entity: Entity;
  readonly field: string;
  readonly answer: Answer;
}

/** Entities by id, by target and within their groups. */
export interface EntityIndex {
  readonly all: readonly Entity[];
  readonly find: (id: string | undefined) => Entity | undefined;
  /** Those of `ids` that there are, in their order. */
  readonly findAll: (ids?: readonly string[]) => readonly Entity[];
  /** The members of the group of a kind, in the order in which it tells them. */
  readonly groupOf: (kind?: string) => readonly Entity[];
  readonly findAnswer: (target: Target) => FoundAnswer | undefined;
}

/** The field that answers when nothing particular is asked: the first. */
export const toMainField = ({ fields }: Entity): string => Object.keys(fields)[0] ?? '';
export const toMain = (entity: Entity): Target => `${entity.id}/${toMainField(entity)}`;
/** A project or a job: much can be asked of it. */
export const isWork = ({ kind }: Entity): boolean => kind === 'project' || kind === 'experience';
export const isTool = ({ kind }: Entity): boolean => kind === 'stack' || kind === 'part';
/** Entities that can be meant by a description: "the email one". */
export const isEntry = (entity: Entity): boolean =>
  isWork(entity) || entity.kind === 'stack' || entity.kind === 'principle';

/** Makes entities findable. */
export function createEntityIndex(entities: readonly Entity[]): EntityIndex {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const findAll: EntityIndex['findAll'] = (ids = []) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    all: entities,
    find: (id = '') => byId.get(id),
    findAll,
    groupOf: (kind = '') => findAll(byId.get(`all-${kind}`)?.members),
    findAnswer(target) {
      const [id = '', field = ''] = target.split('/');
      const entity = byId.get(id);
      const answer = entity?.fields[field];
      return entity && answer && { entity, field, answer };
    },
  };
}
