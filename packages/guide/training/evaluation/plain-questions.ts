import type { Entity, Knowledge } from '@asad/guide/src/knowledge.ts';
import { isWork } from '@asad/guide/src/read/entity-index.ts';
import { parseSet } from './read-sets.ts';

export interface PlainQuestion {
  readonly says: string;
  readonly targets: readonly string[];
}

/** Its first lines document it. */
interface PlainSet {
  readonly ofEntries: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly ofAnybody: Readonly<Record<string, string>>;
}

const NAME = 'X';
export const nameOf = ({ names: [name] = [], title }: Entity): string => name ?? title;

export function listPlainQuestions({ entities }: Knowledge): readonly PlainQuestion[] {
  const { ofEntries, ofAnybody }: PlainSet = parseSet('plain-questions');
  const entityById = new Map(entities.map((entity) => [entity.id, entity]));
  const jobs = entities
    .filter(({ kind }) => kind === 'experience')
    .toSorted((a, b) => (a.since ?? '').localeCompare(b.since ?? ''));
  /** Other names are ids. */
  const places = new Map([
    ['first job', jobs[0]],
    ['last job', jobs.at(-1)],
  ]);
  const toTarget = (target: string): string => (places.has(target) ? `${places.get(target)?.id}/what` : target);
  const isThere = (target: string): boolean => {
    const [id = '', field = ''] = target.split('/');
    return entityById.get(id)?.fields[field] !== undefined;
  };
  const ofEntry = (entity: Entity): readonly PlainQuestion[] => {
    const { id, kind, fields } = entity;
    const table = { ...(isWork(entity) && ofEntries['work']), ...ofEntries[kind] };
    return Object.entries(table).flatMap(([field, ways]) =>
      fields[field]
        ? ways.map((way) => ({
            says: way.replace(NAME, nameOf(entity)),
            // One answer covers projects and jobs.
            targets: [`${id}/${field}`, ...(field.startsWith('in-') ? [`${id}/where`] : [])],
          }))
        : [],
    );
  };
  const ofAll = Object.entries(ofAnybody).map(([says, targets]) => ({
    says,
    targets: targets.split(', ').map(toTarget).filter(isThere),
  }));
  return [...entities.flatMap(ofEntry), ...ofAll.filter(({ targets }) => targets.length > 0)];
}
