import type { Answer, Entity, Target } from '../knowledge.ts';

export interface FoundAnswer {
  readonly entity: Entity;
  readonly field: string;
  readonly answer: Answer;
}

export interface EntityIndex {
  readonly all: readonly Entity[];
  readonly find: (id: string | undefined) => Entity | undefined;
  readonly findAll: (ids?: readonly string[]) => readonly Entity[];
  /** Returns all entities of a sort, in their order. */
  readonly groupOf: (sort?: string) => readonly Entity[];
  readonly findAnswer: (target: Target) => FoundAnswer | undefined;
}

/** Answers general questions. */
export const toMainField = ({ fields }: Entity): string => Object.keys(fields)[0] ?? '';
export const toMain = (entity: Entity): Target => `${entity.id}/${toMainField(entity)}`;
export const isWork = ({ kind }: Entity): boolean => kind === 'project' || kind === 'experience';
/** A work, a tool, an award: what a name, a place in a list or "it" can mean. Other topics are subjects. */
export const isOne = ({ kind, of }: Entity): boolean => of !== undefined || (kind !== 'topic' && kind !== 'group');
/** `award`, or else the kind. */
export const sortOf = ({ of, kind }: Entity): string => of ?? kind;
export const isTool = ({ kind }: Entity): boolean => kind === 'stack' || kind === 'part';
/** True for entities that a description can match: "the email one". */
export const isEntry = (entity: Entity): boolean =>
  isWork(entity) || entity.kind === 'stack' || entity.kind === 'principle';

/** The entries that an answer lists, or else its entity. */
export const membersOf = ({ entity, answer }: Omit<FoundAnswer, 'field'>): Entity['members'] =>
  answer.members ?? entity.members;

export function createEntityIndex(entities: readonly Entity[]): EntityIndex {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const findAll: EntityIndex['findAll'] = (ids = []) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    all: entities,
    find: (id = '') => byId.get(id),
    findAll,
    groupOf: (sort = '') => {
      const group = byId.get(`all-${sort}`);
      return group ? findAll(group.members) : entities.filter(({ of }) => of === sort);
    },
    findAnswer(target) {
      const [id = '', field = ''] = target.split('/');
      const entity = byId.get(id);
      const answer = entity?.fields[field];
      return entity && answer && { entity, field, answer };
    },
  };
}
