import type { AudioOutput } from '@asad/call-core/browser';
import { aiGreeting, guideLines } from '../../site/guide-lines.ts';
import { createSiteSpoken } from './create-site-spoken.ts';
import { readAloud } from './read-aloud.ts';
import { createTurns, type TurnParts } from './create-turns.ts';

/** The backend generates text and speech; the page recognises and plays. */
export function createSiteModel({ output, ...api }: TurnParts & { readonly output: AudioOutput }) {
  const { respond, findSound, forget } = createTurns(api, guideLines);
  return createSiteSpoken(output, {
    findSound,
    open: ({ callId, mode }) => {
      // Drop the previous call's sounds: only one call runs at a time.
      forget();
      return {
        greeting: aiGreeting,
        timeUp: guideLines.timeUp,
        // Only the guide can recognise an echo of its words.
        isOwnWord: () => false,
        respond([heard = ''], signal) {
          const isSilent = mode === 'text' && !readAloud.isOn();
          return { heard, parts: respond({ callId, text: heard, ...(isSilent && { isSilent }) }, signal) };
        },
      };
    },
  });
}
