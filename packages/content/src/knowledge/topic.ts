import { TOPIC_FIELDS, type AnswerId, type TopicId } from './fields.ts';
import type { Answer, Entity } from './knowledge.ts';
import { aboutOf, nothingOf, showEntry, written, type Sources } from './sources.ts';

export const openContact = { action: { name: 'openContact', arguments: {} } } as const;
export const book = { action: { name: 'book', arguments: {} } } as const;

const isAnswerId = (id: TopicId, key: string): key is AnswerId =>
  key === id || TOPIC_FIELDS[id].some((field) => key === `${id}/${field}`);

/** What the page shows beside a topic about an entry: `project-heron` is the project `heron`. */
const showAbout = (about: string): Answer['action'] => {
  const [, kind = '', id = ''] = /^(project|experience|stack|principle)-(.+)$/u.exec(about) ?? [];
  return kind === '' ? undefined : showEntry(kind, id);
};

/** A topic: what its owner wrote, field by field, and else what is computed. */
export function topic(
  sources: Sources,
  id: TopicId,
  title: string,
  what: Answer,
  {
    fields = {},
    ...extra
  }: { readonly fields?: Readonly<Record<string, Answer>> } & Pick<
    Entity,
    'about' | 'action' | 'names' | 'members'
  > = {},
): Entity {
  const about = aboutOf(sources, id) ?? extra.about;
  const action = extra.action ?? (about === undefined ? undefined : showAbout(about));
  const told = Object.entries({ what, ...fields }).map(([field, answer]) => {
    const key = field === 'what' ? id : `${id}/${field}`;
    return [field, isAnswerId(id, key) ? written(sources, key, answer) : answer] as const;
  });
  return {
    id,
    kind: 'topic',
    title,
    ...extra,
    ...(about !== undefined && { about }),
    ...(action && { action }),
    fields: Object.fromEntries(told),
    nothing: nothingOf(title),
  };
}
