import type { Entity, Knowledge } from '../src/knowledge.ts';
import { createGuide, type Guide } from '../src/dialogue/create-guide.ts';
import type { Candidate } from '../src/understanding/candidates.ts';
import { createEntityIndex, isWork, toMain, type EntityIndex } from '../src/understanding/entity-index.ts';
import { FEATURES } from '../src/understanding/features.ts';
import type { Model } from '../src/understanding/model.ts';
import type { GuideState } from '../src/understanding/state.ts';
import { toWordFeatures } from '../src/understanding/word-features.ts';
import type { LabelledDialogue, Utterance } from './read-data.ts';
import { meets, toWorth } from './worth.ts';

/** One utterance in numbers: its candidates' labels and features stand one after another, `starts` says from where. */
export interface Row {
  readonly says: string;
  readonly words: Int32Array;
  readonly labelStarts: Int32Array;
  readonly labels: Int32Array;
  readonly featureStarts: Int32Array;
  readonly features: Int32Array;
  readonly values: Float32Array;
  readonly worth: Float32Array;
  /** How much the row counts. */
  readonly weight: number;
  /** Which answer each candidate is: equal numbers are one answer. */
  readonly answers: Int32Array;
  readonly isAct: Uint8Array;
  readonly isOffTopic: Uint8Array;
}

/** Numbers for names, in the order in which they come. */
export class Numbering {
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();
  of(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/** How much a row of each sort counts beside 1 of a turn of a call. */
const UTTERANCE = 0.48;
/** Where an utterance names what it is about. */
const HOLE = '_';
/** Of these, what is asked of a work is asked of a tool in the same words. */
const TOOL_FIELDS: ReadonlySet<string> = new Set(['what', 'why', 'numbers', 'result', 'length', 'cost', 'learned']);
/** Nobody asks of a tool like that. */
const JOB_WORDS = /\b(?:at|there|job|jobs|company|companies|employer|project|projects)\b/iu;

const withTold = (state: GuideState, told: readonly string[]): GuideState => ({ ...state, told });
const nameOf = ({ names: [name] = [], title }: Entity): string => name ?? title;

/** Makes rows of what people wrote about the sample. */
export function createRowMaker(sample: Knowledge, model: Model, labelNumbers: Numbering) {
  const guide: Guide = createGuide(sample, model);
  const index: EntityIndex = createEntityIndex(sample.entities);
  const featureNumbers = new Map(FEATURES.map((name, number) => [name, number]));
  const works = sample.entities.filter(isWork);
  const tools = sample.entities.filter(({ kind }) => kind === 'stack');
  const begun = guide.begin().state;
  const answerOf = ({ meaning }: Candidate): string =>
    meaning.kind === 'tell'
      ? meaning.targets.map((target) => index.findAnswer(target)?.answer.says.join(' ') ?? target).join('\n')
      : JSON.stringify(meaning);

  function toRow(
    says: string,
    state: GuideState,
    labels: { good: readonly string[]; weak: readonly string[] },
    weight: number,
  ) {
    const { reading, candidates } = guide.explain(says, state);
    const own: number[] = [];
    const labelStarts = [0];
    const features: number[] = [];
    const values: number[] = [];
    const featureStarts = [0];
    const answers = new Numbering();
    for (const candidate of candidates) {
      own.push(...candidate.labels.map((label) => labelNumbers.of(label)));
      labelStarts.push(own.length);
      for (const [name, value] of Object.entries(candidate.features)) {
        features.push(featureNumbers.get(name as (typeof FEATURES)[number]) ?? 0);
        values.push(value);
      }
      featureStarts.push(features.length);
    }
    const worth = toWorth(candidates, labels, index);
    const row: Row = {
      says,
      words: Int32Array.from(toWordFeatures(reading.tokens)),
      labelStarts: Int32Array.from(labelStarts),
      labels: Int32Array.from(own),
      featureStarts: Int32Array.from(featureStarts),
      features: Int32Array.from(features),
      values: Float32Array.from(values),
      worth: Float32Array.from(worth),
      weight,
      answers: Int32Array.from(candidates.map((candidate) => answers.of(answerOf(candidate)))),
      isAct: Uint8Array.from(candidates.map(({ meaning }) => (meaning.kind === 'act' ? 1 : 0))),
      isOffTopic: Uint8Array.from(candidates.map(({ meaning }) => (meaning.kind === 'off-topic' ? 1 : 0))),
    };
    return { row, candidates };
  }

  /** The turns of a call; after each it goes on as if the best label had been answered. */
  function* ofDialogue(dialogue: LabelledDialogue): Iterable<Row> {
    let state = begun;
    const told: string[] = [];
    for (const { says, good, weak } of dialogue) {
      const { row, candidates } = toRow(says, state, { good, weak }, 1);
      yield row;
      const right = good.flatMap((label) => candidates.find((one) => meets(label, one, index)) ?? [])[0];
      if (right) {
        const isEnd = right.meaning.kind === 'act' && right.meaning.act === 'goodbye';
        if (right.meaning.kind === 'tell') told.push(...right.meaning.targets);
        // Nothing is told again in other words here, but what was told is known.
        if (!isEnd) state = withTold(guide.answer(right, withTold(state, [])).state, told.slice());
      }
    }
  }

  const about = (entity: Entity | undefined): GuideState =>
    entity
      ? guide.answer({ meaning: { kind: 'tell', targets: [toMain(entity)] }, labels: [], features: {} }, begun).state
      : begun;

  /** Some entity that has a field, another for each utterance. */
  const pick = (some: readonly Entity[], field: string, at: number): Entity | undefined => {
    const having = some.filter(({ fields }) => fields[field]);
    return having[at % having.length];
  };

  /** Of a field of one entity: where it is named, at once or while another is talked about; else of what is in focus. */
  function* ofField(says: string, entity: Entity, field: string, at: number): Iterable<Row> {
    const labels = { good: [`${entity.id}/${field}`], weak: [] };
    const named = says
      .replace(HOLE, nameOf(entity))
      .replace(/\bthere\b/iu, `at ${nameOf(entity)}`)
      .replace(/\b(?:it|this|that)\b/iu, nameOf(entity));
    const pointed = says.replace(HOLE, isWork(entity) && entity.kind === 'experience' ? 'that company' : 'it');
    yield toRow(pointed, about(entity), labels, UTTERANCE).row;
    if (named !== says)
      yield toRow(named, at % 2 === 0 ? begun : about(works[(at + 3) % works.length]), labels, UTTERANCE).row;
  }

  /** "How many are there?": of the group that is named, or of any that can tell. */
  function* ofGroup(says: string, field: string): Iterable<Row> {
    const { noun } = guide.explain(says, begun).reading;
    const some = sample.entities.filter(({ kind, fields }) => (kind === 'group' || kind === 'topic') && fields[field]);
    const meant = some.filter(({ id }) => id === `all-${noun?.kind ?? ''}`);
    const good = (meant.length > 0 ? meant : some).map(({ id }) => `${id}/${field}`);
    if (good.length > 0) yield toRow(says, begun, { good, weak: [] }, UTTERANCE).row;
  }

  /** Of two side by side, both named. */
  function* ofTwo(says: string, field: string, at: number): Iterable<Row> {
    if (says.split(HOLE).length !== 3) return;
    const [a, b] = [works[at % works.length], works[(at + 1 + (at % 3)) % works.length]];
    if (!a || !b || a === b) return;
    const common = [`${a.id}/common-${b.id}`, `${b.id}/common-${a.id}`];
    const compared = [a, b].flatMap((one) => [toMain(one), `${one.id}/result`]).join(' + ');
    const named = says.replace(HOLE, nameOf(a)).replace(HOLE, nameOf(b));
    yield toRow(named, begun, { good: field === 'common' ? common : [compared], weak: [] }, UTTERANCE).row;
  }

  /** An utterance alone, or of an entry in focus where it says so. */
  function* ofUtterance({ target, says }: Utterance, at: number): Iterable<Row> {
    const [id = '', field = ''] = target.split('/');
    if (target === 'beside') {
      const entity = works[at % works.length];
      const others = sample.entities.filter(({ kind }) => kind === 'topic' || kind === 'group');
      const good = ['DECLINE', ...others.map((one) => `SUBJECT:${one.id}`)];
      yield toRow(says, about(entity), { good, weak: [] }, UTTERANCE).row;
    } else if (field === 'compare' || field === 'common') {
      yield* ofTwo(says, field, at);
    } else if (id === '*' || id === 'tool') {
      const work = id === '*' ? pick(works, field, at) : undefined;
      const tool = JOB_WORDS.test(says) ? undefined : pick(tools, field, at);
      if (work) yield* ofField(says, work, field, at);
      if (tool && (id === 'tool' || TOOL_FIELDS.has(field))) yield* ofField(says, tool, field, at);
      if (!work && id === '*') yield* ofGroup(says, field);
    } else {
      const entity = index.find(id);
      const isOfEntry = entity && entity.kind !== 'topic' && entity.kind !== 'group';
      const { named: names } = guide.explain(says, begun).reading;
      // Of the rest of the world, and named like an entry of the sample: that is the sample's own accident.
      if (target === 'DECLINE' && names.length > 0) return;
      const isNamed = entity && names.includes(entity);
      const state = isOfEntry && !isNamed ? about(entity) : at % 2 === 0 ? begun : about(works[at % works.length]);
      yield toRow(says, state, { good: target.split(' | '), weak: [] }, UTTERANCE).row;
    }
  }
  return { ofDialogue, ofUtterance };
}
