import { nameOf } from '../evaluation/plain-questions.ts';
import { toSecondPerson } from '../evaluation/to-second-person.ts';
import type { Entity, Knowledge } from '@asad/guide/src/knowledge.ts';
import { createActor } from '@asad/guide/src/say/act.ts';
import { createGuide } from '@asad/guide/src/say/create-guide.ts';
import { createAnswerer } from '@asad/guide/src/say/say.ts';
import { createTeller } from '@asad/guide/src/say/tell.ts';
import { createUnderstanding, type Understanding } from '@asad/guide/src/rank/understand.ts';
import { createEntityIndex, isWork, toMain, type EntityIndex } from '@asad/guide/src/read/entity-index.ts';
import { FEATURES } from '@asad/guide/src/rank/features.ts';
import type { Model } from '@asad/guide/src/rank/model.ts';
import type { GuideState } from '@asad/guide/src/read/state.ts';
import { toWordFeatures } from '@asad/guide/src/rank/word-features.ts';
import { readLimits, type LabelledDialogue, type Utterance } from './read-data.ts';
import { ANY_NEAR, meets, toWorth } from './worth.ts';

/** Topics about the guide, this site and this call. */
const OF_GUIDE = /^(?:act-|who-are|are-you|site-|owl-|your-|sample|kept|hearing|limit|help|hello|thanks|ending)|\+$/u;

/** Candidate `i` has the labels from `labelStarts[i]` to `labelStarts[i + 1]`. */
export interface Row {
  readonly says: string;
  readonly words: Int32Array;
  readonly labelStarts: Int32Array;
  readonly labels: Int32Array;
  readonly featureStarts: Int32Array;
  readonly features: Int32Array;
  readonly values: Float32Array;
  readonly worth: Float32Array;
  readonly weight: number;
}

export class Numbering {
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();
  of(name: string): number {
    const number = this.#numbers.get(name);
    if (number !== undefined) return number;
    this.#numbers.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/** Scores all candidates equally, before a trained model exists. */
export const createEmptyModel = (vocabulary: readonly string[]): Model => ({
  limits: readLimits(),
  vocabulary: new Set(vocabulary),
  score: (_, candidates) => candidates.map(() => 0),
});

/** Weight of an utterance; a turn of a labelled call has 1. */
const UTTERANCE = 0.6;

const withTold = (state: GuideState, told: readonly string[]): GuideState => ({ ...state, told });

function createEncoder({ explain }: Understanding, index: EntityIndex, labelNumbers: Numbering) {
  const featureNumbers = new Map(FEATURES.map((name, number) => [name, number]));
  return function toRow(
    says: string,
    state: GuideState,
    labels: { good: readonly string[]; weak: readonly string[] },
    weight: number,
  ) {
    const { reading, candidates } = explain(says, state);
    const indices: number[] = [];
    const labelStarts = [0];
    const features: number[] = [];
    const values: number[] = [];
    const featureStarts = [0];
    for (const candidate of candidates) {
      indices.push(...candidate.labels.map((label) => labelNumbers.of(label)));
      labelStarts.push(indices.length);
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
      labels: Int32Array.from(indices),
      featureStarts: Int32Array.from(featureStarts),
      features: Int32Array.from(features),
      values: Float32Array.from(values),
      worth: Float32Array.from(worth),
      weight,
    };
    return { row, candidates, reading };
  };
}

/** "Which of the two was harder?" (`both/hard`) has the field of each; a comparison shows what came of them. */
function labelBoth({ id }: Entity, other: Entity, target: string): readonly string[] {
  const field = target.replace('both/', '');
  if (field === 'common') return [`${id}/common-${other.id}`, `${other.id}/common-${id}`];
  const fields = field === 'compare' ? ['what', 'result'] : [field];
  return [fields.flatMap((name) => [`${id}/${name}`, `${other.id}/${name}`]).join(' + ')];
}

/** Skips utterances equal to one of `heldOut`, the examination's questions. */
export function createRowMaker(
  sample: Knowledge,
  model: Model,
  labelNumbers: Numbering,
  heldOut: readonly string[] = [],
  utterances: readonly Utterance[] = [],
) {
  const index = createEntityIndex(sample.entities);
  const understanding = createUnderstanding(sample, model, index);
  const teller = createTeller(sample, index);
  const answer = createAnswerer(sample, index, teller, createActor(sample, index, teller));
  const toRow = createEncoder(understanding, index, labelNumbers);
  const works = sample.entities.filter(isWork);
  const begun = createGuide(sample, model).begin().state;
  const toKey = (says: string): string => understanding.read(says).tokens.join(' ');
  const examined = new Set(heldOut.map(toKey));
  const ofGuide = new Set(utterances.filter(({ target }) => OF_GUIDE.test(target)).map(({ says }) => toKey(says)));
  /** "Who are you?" asks about the guide, "Who is he?" about the owner. */
  const isOfGuide = (says: string): boolean => ofGuide.has(toKey(says));
  const isHeldOut = (says: string): boolean => examined.has(toKey(says));
  /** Each turn continues from the best label of the turn before. */
  function* ofDialogue(dialogue: LabelledDialogue): Iterable<Row> {
    let state = begun;
    const earlierTargets: string[] = [];
    for (const { says, good, weak } of dialogue) {
      const { row, candidates, reading } = toRow(says, state, { good, weak }, 1);
      if (!isHeldOut(says)) yield row;
      const right = good.flatMap((label) => candidates.find((candidate) => meets(label, candidate, index)) ?? [])[0];
      if (right) {
        const isEnd = right.meaning.kind === 'act' && right.meaning.act === 'goodbye';
        if (right.meaning.kind === 'tell') earlierTargets.push(...right.meaning.targets);
        // A repeated answer would get other words.
        if (!isEnd) state = withTold(answer(right, withTold(state, []), reading).state, earlierTargets.slice());
      }
    }
  }

  const about = (entity: Entity | undefined, before = begun): GuideState =>
    entity ? teller.tell([toMain(entity)], before).state : before;

  const others = sample.entities.filter(({ kind }) => kind === 'topic' || kind === 'group');
  const groups = sample.entities.filter(({ kind }) => kind === 'group');
  const thoughts = sample.entities.filter(({ kind }) => kind === 'principle' || kind === 'pillar' || kind === 'stack');
  /** By turns: at the beginning, after a work, a list, a topic, a principle or tool. */
  const toState = (at: number): GuideState => {
    const rows = [[], works, groups, others, thoughts][at % 5] ?? [];
    return about(rows[Math.floor(at / 5) % rows.length]);
  };

  function* ofUtterance({ target, says }: Utterance, at: number): Iterable<Row> {
    if (isHeldOut(says)) return;
    const work = (step: number): Entity | undefined => works[(at + step * 3) % works.length];
    if (target === 'beside') {
      const entity = work(0);
      const good = ['DECLINE', ...others.map(({ id }) => `SUBJECT:${id}`)];
      yield toRow(says, about(entity), { good, weak: [] }, UTTERANCE).row;
    } else if (target.startsWith('both/')) {
      const first = work(0);
      const other = works.find((entity) => entity !== first && entity.kind === first?.kind);
      if (!first || !other) return;
      const { row } = toRow(
        says,
        about(first, about(other)),
        { good: labelBoth(first, other, target), weak: [] },
        UTTERANCE,
      );
      if (row.worth.some((worth) => worth > 0)) yield row;
    } else if (target.startsWith('*/')) {
      const field = target.slice(2);
      const entity = works.map((_, more) => work(more)).find((item) => item?.fields[field]);
      const lists = sample.entities.filter(({ kind, fields }) => kind === 'group' && fields[field]);
      if (!entity) {
        const good = lists.map(({ id }) => `${id}/${field}`);
        if (good.length > 0) yield toRow(says, begun, { good, weak: [] }, UTTERANCE).row;
        return;
      }
      const labels = { good: [`${entity.id}/${field}`], weak: [] };
      yield toRow(says, about(entity), labels, UTTERANCE).row;
      const ofYou = toSecondPerson(says);
      if (at % 2 === 0 && ofYou !== says && !isHeldOut(ofYou)) yield toRow(ofYou, about(entity), labels, UTTERANCE).row;
      // Add a copy with the name in place of "it".
      const named = says
        .replace(/\bthere\b/iu, `at ${nameOf(entity)}`)
        .replace(/\b(?:it|this|that)\b/iu, nameOf(entity));
      if (named !== says && !isHeldOut(named))
        yield toRow(named, at % 2 === 0 ? begun : about(work(1)), labels, UTTERANCE).row;
    } else {
      const [id] = target.split('/');
      const entity = index.find(id);
      const isOfEntry = entity && entity.kind !== 'topic' && entity.kind !== 'group';
      const { named: names, hasReference } = understanding.read(says);
      // An off-topic row would teach the model that the name is off topic.
      if (target === 'DECLINE' && names.length > 0) return;
      const isNamed = entity && names.includes(entity);
      // An utterance that describes its entry needs no focus.
      const state = isOfEntry && !isNamed && at % 2 === 0 ? about(entity) : toState(at);
      const ofYou = toSecondPerson(says);
      const wordings = at % 2 === 0 && !isHeldOut(ofYou) && !isOfGuide(ofYou) ? [says, ofYou] : [says];
      // A denial of another subject does not answer an utterance that is off topic.
      const good =
        target === 'DECLINE' ? ['OFF-TOPIC'] : target === 'ACT:need' ? [target, ANY_NEAR] : target.split(' | ');
      const labels = { good, weak: [] };
      for (const wording of new Set(wordings)) yield toRow(wording, state, labels, UTTERANCE).row;
      // "What do you need from me?" is not about the work in focus; "What does it cost?" may be.
      const isOfNone = entity ? !isOfEntry : target === 'DECLINE';
      if (isOfNone && !hasReference) yield toRow(says, about(work(at)), labels, UTTERANCE).row;
      // "Shorter", "wait" follow any answer.
      if (target.startsWith('ACT:'))
        for (const more of [1, 2]) yield toRow(says, toState(at + more), labels, UTTERANCE).row;
    }
  }
  return { ofDialogue, ofUtterance };
}
