import type { VoiceCall } from '@asad/call-core';
import type { AudioOutput } from '@asad/call-core/browser';
import type { WebCall } from '@asad/call-core/contract';
import { aiGreeting, guideLines } from '@asad/content';
import { createBrowserEar, createSpokenProvider, createVoiceBank, createWebAudioPlayer } from '@asad/guide';
import { createTurns, type TurnParts } from './create-turns.ts';

/** Calls that a language model answers: the backend asks it and speaks, this page hears and plays. */
export function createSiteModel({ output, ...api }: TurnParts & { readonly output: AudioOutput }) {
  const findRendered = createVoiceBank();
  const { respond, findSound, forget } = createTurns(api, { timeUp: guideLines.timeUp, lost: guideLines.lost });
  const provider = createSpokenProvider({
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
    createPlayer: ({ clock }) =>
      createWebAudioPlayer(output, async (sentence) => findSound(sentence) ?? findRendered(sentence), clock),
    createEar: ({ track }, listeners) =>
      track instanceof MediaStreamTrack ? createBrowserEar(track, listeners) : undefined,
  });
  return ({ id, assistantId, transport }: WebCall): VoiceCall =>
    provider.adopt({
      callId: id,
      ...(assistantId !== undefined && { assistantId }),
      ...(transport?.maxDurationSeconds !== undefined && { maxSeconds: transport.maxDurationSeconds }),
    });
}
