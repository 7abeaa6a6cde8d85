import type { Knowledge } from '../knowledge.ts';
import type { Act } from '../rank/intents.ts';
import type { GuideState, GuideTurn } from '../read/state.ts';
import { remark, SILENCE, type Teller } from './tell.ts';

/** "Yes" to the question to hang up has this target. */
export const HANG_UP = 'act/goodbye';

export type Actor = (act: Act, state: GuideState) => GuideTurn;

export function createActor({ lines }: Knowledge, { tell, goOn }: Teller): Actor {
  const end = (state: GuideState): GuideTurn => ({
    reply: { ...SILENCE, sentences: lines.goodbye },
    state: { ...state, isOver: true },
  });
  return function act(kind: Act, state: GuideState): GuideTurn {
    const { lastReply, offer } = state;
    switch (kind) {
      case 'repeat':
        return remark(lastReply.sentences, state, lastReply);
      case 'slower': {
        const sentences = [...new Set([...lines.onePace, ...lastReply.sentences])];
        return remark(sentences, state, { ...lastReply, sentences });
      }
      case 'more':
        return !state.focus && offer.length > 0 && offer[0] !== HANG_UP ? act('yes', state) : goOn(state);
      case 'yes': {
        const [first] = offer;
        if (first === HANG_UP) return end(state);
        return first ? tell([first], { ...state, offer: [] }) : goOn(state);
      }
      case 'no':
        return remark(lines.asYouLike, { ...state, offer: [] });
      case 'stop':
        return { reply: SILENCE, state: { ...state, offer: [] } };
      // Confirm an unusual farewell: a visitor has few calls.
      case 'goodbye':
        return remark(lines.hangUp, { ...state, offer: [HANG_UP] });
    }
    return kind satisfies never;
  };
}
