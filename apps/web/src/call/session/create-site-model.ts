import type { AudioOutput } from '@asad/call-core/browser';
import { aiGreeting, guideLines } from '../../site/guide-lines.ts';
import { createSiteSpoken } from './create-site-spoken.ts';
import { createTurns, type TurnParts } from './create-turns.ts';

/** Calls that a language model answers: the backend asks it and speaks, this page hears and plays. */
export function createSiteModel({ output, ...api }: TurnParts & { readonly output: AudioOutput }) {
  const { respond, findSound, forget } = createTurns(api, { timeUp: guideLines.timeUp, lost: guideLines.lost });
  return createSiteSpoken(output, {
    findSound,
    open: ({ callId }) => {
      // The sounds of the call before: one runs at a time.
      forget();
      return {
        greeting: aiGreeting,
        timeUp: guideLines.timeUp,
        // Only a guide in the page could tell that a word is no echo of ASAD's own voice.
        isOwnWord: () => false,
        respond: ([heard = ''], signal) => ({ heard, parts: respond({ callId, text: heard }, signal) }),
      };
    },
  });
}
