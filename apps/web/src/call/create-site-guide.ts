import type { ClientAction, VoiceProvider } from '@asad/call-core';
import type { AudioOutput } from '@asad/call-core/browser';
import {
  createBrowserEar,
  createGuideProvider,
  createKnowledge,
  createVoiceBank,
  createWebAudioPlayer,
} from '@asad/call-core/guide';
import { facts, guideLines, type Fact } from '@asad/content';

/** What the page shows beside a fact: its entry, or the way to the owner. */
export function findFactAction({ topic }: Fact): ClientAction | undefined {
  switch (topic.kind) {
    case 'project':
    case 'experience':
    case 'stack':
    case 'principle':
      return { type: 'showEntry', entry: { kind: topic.kind, id: topic.id } };
    case 'contact':
      return topic.id === 'booking' ? { type: 'book' } : { type: 'openContact' };
    case 'about':
    case 'guide':
      return undefined;
  }
  return topic.kind satisfies never;
}

/** The local guide over this site's content, with its rendered voice. */
export function createSiteGuide(output: AudioOutput): VoiceProvider {
  const findVoice = createVoiceBank();
  return createGuideProvider({
    knowledge: createKnowledge<Fact>(facts),
    script: guideLines,
    findAction: findFactAction,
    createPlayer: ({ clock }) => createWebAudioPlayer(output, findVoice, clock),
    createEar: ({ track }, listeners) =>
      track instanceof MediaStreamTrack ? createBrowserEar(track, listeners) : undefined,
  });
}
