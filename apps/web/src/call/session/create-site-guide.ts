import type { AudioOutput } from '@asad/call-core/browser';
import { knowledge } from '@asad/content';
import {
  createBrowserEar,
  createGuide,
  createGuideProvider,
  createVoiceBank,
  createWebAudioPlayer,
  readModel,
  type GuideProvider,
} from '@asad/guide';
import { english } from '@asad/guide/english';

/** The local guide over this site's content, with its rendered voice. */
export function createSiteGuide(output: AudioOutput): GuideProvider {
  const findVoice = createVoiceBank();
  return createGuideProvider({
    guide: createGuide(knowledge, readModel(english)),
    createPlayer: ({ clock }) => createWebAudioPlayer(output, findVoice, clock),
    createEar: ({ track }, listeners) =>
      track instanceof MediaStreamTrack ? createBrowserEar(track, listeners) : undefined,
  });
}
