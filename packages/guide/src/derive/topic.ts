import type { TopicId } from '@asad/content';
import type { Answer, Entity, Fields } from '../knowledge.ts';
import { aboutOf, nothingOf, showEntry, withWritten, type Sources } from './sources.ts';
import { upperFirst } from '../english/phrases.ts';
import { unwritten } from './speech.ts';

export const openContact = { action: { name: 'openContact', arguments: {} } } as const;
export const book = { action: { name: 'book', arguments: {} } } as const;

/** `project-heron` is the project `heron`. */
const showAbout = (about: string): Answer['action'] => {
  const [, kind = '', id = ''] = /^(project|experience|stack|principle)-(.+)$/u.exec(about) ?? [];
  return kind === '' ? undefined : showEntry(kind, id);
};

type TopicExtra = { readonly fields?: Fields } & Pick<Entity, 'about' | 'action' | 'names' | 'members'>;
/** Title; answer, or the subject of "is not written on this site" (default: the title); further parts. */
export type TopicRow = readonly [title: string, what?: Answer | string | undefined, extra?: TopicExtra | undefined];

export type TopicRows = Readonly<Partial<Record<TopicId, TopicRow>>>;

export const missing = (what: string): Answer => unwritten(`${upperFirst(what)} is not written on this site.`);

/** Uses the owner's written fields, or else computed ones. */
export const toTopics = (sources: Sources, rows: TopicRows): readonly Entity[] =>
  Object.entries(rows).map(([id, [title, what = title, more]]) => {
    const { fields = {}, ...extra }: TopicExtra = more ?? {};
    const about = aboutOf(sources, id) ?? extra.about;
    const action = extra.action ?? (about === undefined ? undefined : showAbout(about));
    const answers = { what: typeof what === 'string' ? missing(what) : what, ...fields };
    return {
      id,
      kind: 'topic',
      title,
      ...extra,
      ...(about !== undefined && { about }),
      ...(action && { action }),
      fields: withWritten(sources, id, answers),
      nothing: nothingOf(title),
    };
  });
