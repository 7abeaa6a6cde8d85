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
import { whenIdle } from '../../boot/when-idle.ts';

/** The local guide over this site's content, with its rendered voice. */
export function createSiteGuide(output: AudioOutput): GuideProvider {
  const findVoice = createVoiceBank();
  const guide = createGuide(guideContent);
  // He learns when he is first asked: while nobody waits, and not while somebody waits for the answer.
  whenIdle(() => void guide.replyTo(guideContent.lines.declined.join(' '), guide.begin().state));
  return createGuideProvider({
    guide,
    createPlayer: ({ clock }) => createWebAudioPlayer(output, findVoice, clock),
    createEar: ({ track }, listeners) =>
      track instanceof MediaStreamTrack ? createBrowserEar(track, listeners) : undefined,
  });
}
