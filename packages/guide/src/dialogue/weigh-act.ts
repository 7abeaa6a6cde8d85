import { toEvidence, toFlags, type Candidate } from './evidence.ts';
import { toActTarget, type Target } from './found.ts';
import type { ActReader } from './read-act.ts';
import type { Reading } from './read-question.ts';
import type { Act } from './subject.ts';

const SHORT = 3;
const YES = toActTarget('yes');
const OFFERED: readonly Act[] = ['yes', 'no'];
/** What is no question and answered by no subject; a farewell is weighed against nothing. */
const WEIGHED: readonly Act[] = [...OFFERED, 'repeat', 'more', 'stop', 'slower'];

/** Weighs what a visitor does besides asking. */
interface ActWeigher {
  /** Topics that answer an act which is said in so many words. */
  readonly said: ReadonlySet<Target>;
  /** Whether an act, or a topic, may be meant: it is said in so many words, or likely. */
  readonly isLikely: (target: Target) => boolean;
  /** How an act is said: in a clause of its own, or at an end; and whether nothing is asked beside it. */
  readonly flag: (of: string, target: Target) => Readonly<Record<string, boolean>>;
  /** The ways to understand an utterance as an act that no subject answers: "go on", "wait". */
  readonly list: () => readonly Candidate[];
}

/** Weighs acts in an utterance, by the chance of each target and of which chance on it is likely. */
export function createActWeigher(
  acts: ReturnType<ActReader['within']>,
  { rest, subjects: named, nouns, position }: Reading,
  { topics, least, offer }: { topics: ReadonlyMap<Target, number>; least: number; offer: readonly Target[] },
): ActWeigher {
  const said = new Set([...acts.clauses, ...acts.starts, ...acts.ends]);
  const isRemark = !acts.isAsked && named.length + nouns.length === 0 && !position;
  const isLikely = (target: Target): boolean =>
    said.has(target) || ((topics.get(target) ?? 0) > least && !acts.odd.has(target));
  function flag(of: string, target: Target): Readonly<Record<string, boolean>> {
    const odd = { [`${of}, odd`]: acts.odd.has(target) };
    const how = (['clauses', 'starts', 'ends'] as const).find((place) => acts[place].has(target));
    if (how === undefined) return odd;
    return {
      ...odd,
      [`${of}, ${how}`]: true,
      [`${of}, ${how}, remark`]: isRemark,
      [`${of}, ${how}, offered`]: target === YES && offer.length > 0,
    };
  }
  return {
    said,
    isLikely,
    flag,
    list: () =>
      WEIGHED.filter((act) => isLikely(toActTarget(act))).map((act) => ({
        found: { targets: [], act },
        evidence: {
          act: toEvidence(topics.get(toActTarget(act))),
          ...toFlags({
            [`act, ${act}`]: true,
            ...flag('act', toActTarget(act)),
            'act, named': named.length > 0,
            'act, short': rest.length <= SHORT,
            'act, offered': OFFERED.includes(act) && offer.length > 0,
          }),
        },
      })),
  };
}
