import type { Answer, Entity, EntityKind, Fields } from '../knowledge.ts';
import { upperFirst } from '../english/phrases.ts';
import bank from './bank.json' with { type: 'json' };
import { fill, fillAll, type Scope, type Template } from './fill.ts';
import { settle, tell, tellAbout } from './speech.ts';
import { nothingOf, showEntry, withSpoken, withWritten, type Sources } from './sources.ts';

/** The answer to one field. A text alone is the subject of a denial, a list alone is `says`. */
type AnswerRow = string | readonly Template[] | AnswerParts;
interface AnswerParts {
  readonly says?: readonly Template[];
  /** Without sentences: a subject that "is not written here", or a whole sentence. */
  readonly none?: Template;
  /** The second sentence is the first one that fits. */
  readonly isShort?: boolean;
  /** Words to which the answer says yes, or no where `isTrue` has no value. */
  readonly settles?: readonly Template[];
  readonly others?: string;
  readonly isTrue?: Template;
  readonly members?: readonly Template[];
  readonly offers?: readonly Template[];
  readonly isAside?: boolean | Template;
  /** Name of a page action. */
  readonly action?: Template;
}

/** An entity, or all entities of a kind. */
export interface Row {
  /** An entity for each entry of a list. */
  readonly each?: string;
  readonly title: Template;
  readonly names?: readonly Template[];
  /** Words that select the topic, between bars. */
  readonly words?: string;
  readonly texts?: readonly Template[];
  readonly heardAs?: readonly Template[];
  readonly members?: readonly Template[];
  /** The entry that follow-ups are about, and the entry or the contact that is shown. */
  readonly about?: Template;
  readonly shows?: Template;
  /** Repeats another answer, after `says`. */
  readonly same?: string;
  /** Answers `what`, as in `AnswerParts`. */
  readonly what?: AnswerRow;
  readonly fields?: Readonly<Record<string, AnswerRow>>;
  readonly nothing?: string;
  /** What a denial offers. */
  readonly instead?: string;
  readonly next?: string;
  /** Kinds of the entries that the answer lists. */
  readonly lists?: string;
}

const firstOf = (template: Template | undefined, scope: Scope): string | undefined =>
  template === undefined ? undefined : fillAll([template], scope)[0];

/** `here`, or `on this site` for topics. A name may end with a full stop. */
const toDenial = (subject: string, where: string): string =>
  /(?<!\b(?:Co|Corp|Inc|Jr|Ltd|Sr))\.$/u.test(subject) ? subject : `${upperFirst(subject)} is not written ${where}.`;

/** Returns undefined where neither a sentence nor a denial can be filled. */
export function toAnswer(row: AnswerRow, scope: Scope, where = 'here'): Answer | undefined {
  const parts: AnswerParts = typeof row === 'string' ? { none: row } : 'length' in row ? { says: row } : row;
  const { says = [], none, settles = [], others, members, offers, isAside, action } = parts;
  const sentences = fillAll(says, scope);
  const offered = fillAll(offers ?? [], scope);
  const listed = fillAll(members ?? [], scope);
  const name = firstOf(action, scope);
  const extra: Partial<Answer> = {
    ...(offered.length > 0 && { offers: offered }),
    ...((typeof isAside === 'boolean' ? isAside : firstOf(isAside, scope) !== undefined) && { isAside: true }),
    ...(name !== undefined && { action: { name, arguments: {} } }),
  };
  if (sentences.length > 0) {
    const isTrue = parts.isTrue === undefined || firstOf(parts.isTrue, scope) !== undefined;
    const all: Partial<Answer> = {
      ...settle(isTrue, fillAll(settles, scope), others),
      ...(listed.length > 0 && { members: listed }),
      ...extra,
    };
    const [head = '', ...rest] = sentences;
    return parts.isShort ? { ...tellAbout(head, rest), ...all } : tell(sentences, all);
  }
  const [subject, ...more] = none === undefined ? [] : fillAll([none], scope);
  if (subject === undefined) return undefined;
  return tell([toDenial(subject, where), ...more], { isUnwritten: true, ...extra });
}

export const toFields = (rows: Readonly<Record<string, AnswerRow>>, scope: Scope, where?: string): Fields =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([field, row]) => {
      const answer = toAnswer(row, scope, where);
      return answer ? [[field, answer] as const] : [];
    }),
  );

/** Fills an entity, without its answers. */
export function toEntity(row: Row, scope: Scope, { id, kind }: { readonly id: string; readonly kind: EntityKind }) {
  const title = firstOf(row.title, scope) ?? '';
  const list = (key: 'names' | 'texts' | 'heardAs' | 'members') => {
    const values = [...new Set(fillAll(row[key] ?? [], scope))];
    return values.length > 0 ? { [key]: values } : {};
  };
  return {
    id,
    kind,
    title,
    ...list('names'),
    ...list('heardAs'),
    ...(row.words ? { texts: row.words.split(' | ') } : list('texts')),
    ...list('members'),
    nothing: firstOf(row.nothing, scope) ?? nothingOf(title),
  };
}

type Kind = keyof typeof bank.kinds;
const KINDS: Readonly<Record<Kind, Row>> = bank.kinds;

/** An entry of the page; the owner's spoken sentences override the templates. */
export function toWork(
  row: Kind,
  scope: Scope,
  { id, spoken = {} }: { readonly id: string; readonly spoken?: Parameters<typeof withSpoken>[0] },
): Entity {
  const kind = row === 'skills' ? 'stack' : row;
  // Spoken sentences shorten a case study.
  const whole = {
    why: fill('{problem:quote}', scope),
    how: fill('{approach:quote}', scope),
    result: fill('{results:quote}', scope),
  };
  return {
    ...toEntity(KINDS[row], scope, { id: `${kind}-${id}`, kind }),
    fields: withSpoken(spoken, toFields(KINDS[row].fields ?? {}, scope), whole),
    ...(kind !== 'pillar' && kind !== 'part' && { action: showEntry(kind, id) }),
  };
}

/** `project-heron` or `contact-email`: what the page shows with an answer. */
const toShown = (shown: string | undefined): Entity['action'] => {
  const [, kind, id] = /^(project|experience|stack|principle|contact)-(.+)$/u.exec(shown ?? '') ?? [];
  return kind === undefined || id === undefined ? undefined : showEntry(kind, id);
};

const TOPICS: Readonly<Record<string, Row>> = bank.topics;

/** Topics of the owner, of hiring and of the call; about those with `unwritten-` an owner may have written nothing. */
export const toTopics = (sources: Sources, scope: Scope): readonly Entity[] =>
  Object.entries(TOPICS).map(([id, row]) => {
    const key = id.replace('unwritten-', '');
    const about = sources.answers.get(key)?.about ?? firstOf(row.about, scope);
    const action = toShown(firstOf(row.shows, scope)) ?? toShown(about);
    const { nothing, ...entity } = toEntity(row, scope, { id, kind: 'topic' });
    const { what = [], fields = {} } = row;
    const parts = typeof what === 'string' ? { none: what } : 'length' in what ? { says: what } : what;
    const all = toFields({ what: { none: entity.title, ...parts }, ...fields }, scope, 'on this site');
    const written = withWritten(sources, key, all);
    return {
      ...entity,
      nothing: key === id ? nothing : nothingOf('that'),
      ...(about !== undefined && { about }),
      ...(action && { action }),
      ...(row.next !== undefined && { next: row.next.split(' ') }),
      // The computed hours contain the written ones.
      fields: key === 'location' && all['when'] ? { ...written, when: all['when'] } : written,
    };
  });

const GROUPS: Readonly<Record<string, Row>> = bank.groups;

/** All projects, all jobs, all tools and all principles. */
export const toGroupEntities = (sources: Sources, scope: Scope): readonly Entity[] =>
  Object.entries(GROUPS).map(([id, row]) => ({
    ...toEntity(row, scope, { id, kind: 'group' }),
    fields: withWritten(sources, id, toFields(row.fields ?? {}, scope)),
  }));

/** Repeats the answers of other topics; the owner's own words for a topic come first. */
function withSame(entities: readonly Entity[], sources: Sources): readonly Entity[] {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  return entities.map((entity) => {
    const what = byId.get(TOPICS[entity.id]?.same ?? '')?.fields['what'];
    const own = entity.fields['what'];
    if (!what || sources.answers.has(entity.id)) return entity;
    const same =
      own && !own.isUnwritten
        ? tell([...own.says, ...(own.more ?? []), ...(what.isUnwritten ? [] : [...what.says, ...(what.more ?? [])])])
        : what;
    return { ...entity, fields: { ...entity.fields, what: same } };
  });
}

/** A denial is not said alone: it offers what is near. The entries that an answer lists are its members. */
export function linkTopics(given: readonly Entity[], sources: Sources): readonly Entity[] {
  const entities = withSame(given, sources);
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const findWritten = (id: string): Entity | undefined => {
    const entity = byId.get(id);
    return entity?.fields['what']?.isUnwritten ? undefined : entity;
  };
  const offer = (answer: Answer, near: Entity | undefined): Answer =>
    !answer.isUnwritten || answer.says.length > 1 || !near
      ? answer
      : { ...answer, says: [...answer.says, `Shall I tell you ${near.title}?`], offers: [`${near.id}/what`] };
  return entities.map((entity) => {
    const row = TOPICS[entity.id];
    const listed = row?.lists?.split(' ') ?? [];
    const members = entities.filter(({ id }) => listed.some((kind) => id.startsWith(`${kind}-`))).map(({ id }) => id);
    const near = findWritten(row?.instead ?? 'contact') ?? findWritten('contact');
    const { what } = entity.fields;
    return {
      ...entity,
      ...(members.length > 0 && { members }),
      fields: {
        ...entity.fields,
        ...(entity.kind === 'topic' && what && near !== entity && { what: offer(what, near) }),
      },
    };
  });
}
