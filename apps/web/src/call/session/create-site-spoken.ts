import type { VoiceCall } from '@asad/call-core';
import type { AudioOutput } from '@asad/call-core/browser';
import type { WebCall } from '@asad/call-core/contract';
import { createBrowserEar, createSpokenProvider, createVoiceBank, createWebAudioPlayer } from '@asad/guide';
import { createTypedPlayer } from './create-typed-player.ts';
import { readAloud } from './read-aloud.ts';

interface Answerer {
  readonly open: Parameters<typeof createSpokenProvider>[0]['open'];
  /** Returns a sentence's audio; undefined selects the prerendered audio. */
  readonly findSound?: (sentence: string) => Uint8Array<ArrayBuffer> | undefined;
}

/** The page recognises and plays speech; `open` supplies the answers. */
export function createSiteSpoken(output: AudioOutput, { open, findSound }: Answerer): (webCall: WebCall) => VoiceCall {
  const findRendered = createVoiceBank();
  const provider = createSpokenProvider({
    open,
    createPlayer({ clock, microphone }) {
      const player = createWebAudioPlayer(
        output,
        async (sentence) => findSound?.(sentence) ?? findRendered(sentence),
        clock,
      );
      return microphone ? player : createTypedPlayer(player, readAloud);
    },
    createEar: ({ track }, listeners) =>
      track instanceof MediaStreamTrack ? createBrowserEar(track, listeners) : undefined,
  });
  return ({ id, assistantId, transport }) =>
    provider.adopt({
      callId: id,
      ...(assistantId !== undefined && { assistantId }),
      ...(transport?.maxDurationSeconds !== undefined && { maxSeconds: transport.maxDurationSeconds }),
    });
}
