import type { AudioOutput } from '@asad/call-core/browser';
import {
  createBrowserEar,
  createGuide,
  createGuideProvider,
  createVoiceBank,
  createWebAudioPlayer,
  type GuideProvider,
} from '@asad/call-core/guide';
import { guideContent } from '@asad/content';

/** The local guide over this site's content, with its rendered voice. */
export function createSiteGuide(output: AudioOutput): GuideProvider {
  const findVoice = createVoiceBank();
  return createGuideProvider({
    guide: createGuide(guideContent),
    createPlayer: ({ clock }) => createWebAudioPlayer(output, findVoice, clock),
    createEar: ({ track }, listeners) =>
      track instanceof MediaStreamTrack ? createBrowserEar(track, listeners) : undefined,
  });
}
