import { findStranger, isNobodys } from '../retrieval/question-manner.ts';
import { toEvidence, toFlags, type Evidence } from './evidence.ts';
import type { Reading } from './read-question.ts';

/** What is known of a question beside its reading. */
interface Known {
  /** The chance that it is of the rest of the world, 0 to 1; none, where a content gives no examples of that. */
  readonly off: number | undefined;
  /** How many of its words nobody here knows. */
  readonly unheard: number;
  /** Nothing was talked about yet. */
  readonly isFresh: boolean;
}

/** What speaks for it that nothing is asked for that is written here. */
export function weighNothing(
  { rest, subjects: named, cues, hasReference }: Reading,
  { off, unheard, isFresh }: Known,
): Evidence {
  // One tool or topic that is named is anybody's.
  const isUnnamed = named.length < 2 && named.every(({ role }) => role !== 'work');
  const stranger = isUnnamed && findStranger(rest);
  const isNobody = isUnnamed && isNobodys(rest);
  if (off === undefined)
    return {
      untaught: 1,
      'untaught, unknown': unheard,
      ...toFlags({
        'untaught, strange': isFresh && isNobody,
        'untaught, stranger': stranger,
      }),
    };
  const none = toEvidence(cues.none);
  return {
    'decline, off': toEvidence(off),
    'decline, none': none,
    'decline, unknown': unheard,
    ...(isFresh && { 'decline, none, fresh': none }),
    ...toFlags({
      'decline, named': named.some(({ kind }) => kind !== 'aside' && kind !== 'year'),
      [`decline, ${stranger}`]: stranger,
      'decline, nobody': isNobody,
      'decline, reference': hasReference,
      'decline, strange': isFresh && isNobody && unheard > 0,
    }),
  };
}
