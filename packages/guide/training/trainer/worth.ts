import type { Candidate } from '@asad/guide/src/rank/candidates.ts';
import type { EntityIndex } from '@asad/guide/src/read/entity-index.ts';

/** A need that any entry may resemble. */
export const ANY_NEAR = 'NEAR';
const NEED = 'ACT:need';

/** A good answer is 1, a wrong one 0. */
const WEAK = 0.25;

export function meets(label: string, { meaning }: Candidate, index: EntityIndex): boolean {
  const targets = meaning.kind === 'tell' ? meaning.targets : [];
  if (label.includes(' + ')) {
    const parts = label.split(' + ');
    return (
      targets.length > 1 && targets.every((key) => parts.includes(key)) && parts.every((part) => targets.includes(part))
    );
  }
  const [kind = '', ...rest] = label.split(':');
  const id = rest.at(-1) ?? '';
  const isUnwritten = (target: string): boolean => index.findAnswer(target)?.answer.isUnwritten === true;
  switch (kind) {
    case 'ACT':
      return (meaning.kind === 'act' && meaning.act === rest[0]) || (rest.length > 1 && targets.join() === id);
    case 'DECLINE':
      return (
        meaning.kind === 'off-topic' || (targets.some(isUnwritten) && targets[0]?.startsWith('unwritten-') === true)
      );
    case 'OFF-TOPIC':
      return meaning.kind === 'off-topic';
    case 'NOT':
      return (
        (meaning.kind === 'nothing' && meaning.entity.id === id) ||
        (targets.length === 1 && targets.every((target) => target.startsWith(`${id}/`) && isUnwritten(target)))
      );
    case 'SUBJECT':
      return targets.length === 1 && targets.every((target) => target.startsWith(`${id}/`));
    default:
      return targets.join() === label;
  }
}

/** A need is answered by the entry that resembles it, sooner than by the entry's fields or by none. */
function preferNear(
  candidates: readonly Candidate[],
  worth: readonly number[],
  good: readonly string[],
): readonly number[] {
  const isAny = good.includes(ANY_NEAR);
  const isNear = ({ meaning }: Candidate): boolean =>
    meaning.kind === 'near' && (isAny || good.some((label) => label.startsWith(`${meaning.entity.id}/`)));
  const most = !isAny && candidates.some(isNear) ? WEAK : 1;
  return candidates.map((candidate, at) => (isNear(candidate) ? 1 : Math.min(worth[at] ?? 0, most)));
}

export function toWorth(
  candidates: readonly Candidate[],
  { good, weak }: { readonly good: readonly string[]; readonly weak: readonly string[] },
  index: EntityIndex,
): readonly number[] {
  const isOne = (labels: readonly string[], candidate: Candidate): boolean =>
    labels.some((label) => meets(label, candidate, index));
  const worth = candidates.map((candidate) => (isOne(good, candidate) ? 1 : isOne(weak, candidate) ? WEAK : 0));
  return good.includes(NEED) ? preferNear(candidates, worth, good) : worth;
}
