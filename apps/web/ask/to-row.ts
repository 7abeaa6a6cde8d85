import type { Act, Guide, GuideTurn } from '@asad/guide';
import type { Grade } from '@asad/content';
import type { Row } from './fit.ts';

/** What a turn is worth after the one before it. */
export type GradeTurn = (turn: GuideTurn, before: GuideTurn, act?: Act) => Grade;

const WORTH: Readonly<Record<Grade, number>> = { good: 1, weak: 0.25, wrong: 0, nonsense: 0 };

/** What speaks for each way to understand a line; none, where it is an act. */
export function toRow(guide: Guide, says: string, before: GuideTurn, grade: GradeTurn, weight: number): Row {
  const ways = guide.explain(says, before.state);
  return {
    evidence: ways.map(({ evidence }) => evidence),
    worth: ways.map(({ turn, act }) => WORTH[grade(turn, before, act)]),
    weight,
  };
}

/** Good is that nothing here is told. */
export const isNothing: GradeTurn = ({ reply }) => (reply.targets.length === 0 ? 'good' : 'wrong');
