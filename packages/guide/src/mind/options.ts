import type { Entity, Knowledge, Target } from '../knowledge.ts';
import { NOTHING, OFF_TOPIC, type Act } from '../rank/intents.ts';
import { isWork, toMainField } from '../read/entity-index.ts';

/** One choice of a judge. Targets with equal answers are one option. */
export interface Option {
  readonly targets: readonly Target[];
  /** "Heron", and "why" except for the main field of a topic. */
  readonly title: string;
  readonly field?: string;
  /** The sentences that it says. Undefined: a denial or an act. */
  readonly text?: string;
  /** Offered always, however unlikely. */
  readonly isAlways: boolean;
}

export interface Bank {
  readonly told: readonly Option[];
  readonly denied: readonly Option[];
  readonly acts: readonly Option[];
  readonly find: (target: Target) => Option | undefined;
  /** True for a target, and for an entity's id. */
  readonly has: (id: string) => boolean;
  /** Empty for an unknown id. */
  readonly titleOf: (id: string | undefined) => string;
}

/** What a judge reads of an act. */
const ACT_WORDS: Readonly<Record<Act, string>> = {
  repeat: 'say the last answer again',
  more: 'go on, tell more',
  yes: 'yes to the offer',
  no: 'no to the offer',
  stop: 'stop talking',
  slower: 'slower, please',
  goodbye: 'perhaps a farewell: ask whether to hang up',
  reword: 'the last answer was not understood: say it in other words',
  shorter: 'the last answer in short',
  need: 'a need or a trouble of the visitor, which no work here resembles',
  post: 'the visitor has a post to fill',
  wait: 'the visitor wants a moment',
  quiet: 'be silent',
  rude: 'an insult or a curse',
  praise: 'praise for the assistant',
  mood: 'how the visitor feels',
  introduce: 'the visitor says who he is, and asks nothing',
  invent: 'asked to invent, pretend, guess or lie',
  joke: 'a joke is wanted',
  sleep: 'whether owls sleep',
  ask: 'asks whether a question is welcome, or announces one',
};
const OFF_TOPIC_WORDS = 'nothing that this site is about: the world, general knowledge, a task for an assistant';

const isOfTopic = ({ kind }: Entity): boolean => kind === 'topic' || kind === 'group';
const isMainAlways = (entity: Entity): boolean =>
  isWork(entity) || isOfTopic(entity) || entity.kind === 'principle' || entity.kind === 'pillar';

export function createBank({ entities }: Knowledge): Bank {
  const options = new Map<string, Option>();
  const byTarget = new Map<Target, Option>();
  const add = (key: string, target: Target, option: Omit<Option, 'targets'>): void => {
    const before = options.get(key);
    const targets = [...(before?.targets ?? []), target];
    options.set(key, { ...(before ?? option), targets, isAlways: before?.isAlways === true || option.isAlways });
  };
  for (const entity of entities) {
    const { id, title, fields, nothing } = entity;
    for (const [field, { says, more = [], isUnwritten }] of Object.entries(fields)) {
      const isMain = field === toMainField(entity);
      const named = { title, ...(!(isMain && isOfTopic(entity)) && { field }) };
      const isAlways = isMain && isMainAlways(entity);
      const text = [...says, ...more].join(' ');
      if (isUnwritten) add(`denied ${text}`, `${id}/${field}`, { ...named, isAlways });
      else add(`told ${text}`, `${id}/${field}`, { ...named, text, isAlways });
    }
    if (nothing !== undefined)
      add(`denied ${nothing}`, `${id}/${NOTHING}`, { title, field: 'anything else', isAlways: false });
  }
  for (const [act, words] of Object.entries(ACT_WORDS))
    add(`act ${act}`, `act/${act}`, { title: `${act} (${words})`, isAlways: true });
  add(OFF_TOPIC, OFF_TOPIC, { title: `off-topic (${OFF_TOPIC_WORDS})`, isAlways: true });

  const all = [...options.entries()];
  for (const [, option] of all) for (const target of option.targets) byTarget.set(target, option);
  const topics = new Set<string | undefined>(entities.filter(isOfTopic).map(({ id }) => id));
  const titles = new Map(entities.map(({ id, title }) => [id, title]));
  /** The ranking finds these where they are meant; a list of all would be long. */
  const isListed = ({ targets }: Option): boolean =>
    !targets.every((target) => {
      const [id, field = ''] = target.split('/');
      return /^(?:common|without)-/u.test(field) || (field === NOTHING && topics.has(id));
    });
  const listKind = (prefix: string): readonly Option[] =>
    all.flatMap(([key, option]) => (key.startsWith(prefix) && isListed(option) ? [option] : []));
  return {
    told: listKind('told '),
    denied: listKind('denied '),
    acts: [...listKind('act '), ...listKind(OFF_TOPIC)],
    find: (target) => byTarget.get(target),
    has: (id) => titles.has(id) || byTarget.has(id),
    titleOf: (id = '') => titles.get(id) ?? '',
  };
}
