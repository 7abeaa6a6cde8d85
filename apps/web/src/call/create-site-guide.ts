import type { AudioOutput } from '@asad/call-core/browser';
import {
  createBrowserEar,
  createGuideProvider,
  createKnowledge,
  createVoiceBank,
  createWebAudioPlayer,
  type GuideAction,
  type GuideProvider,
} from '@asad/call-core/guide';
import { facts, guideLines, owner, type Fact } from '@asad/content';

/** What the page does when the guide gives a fact: its own action, or showing its entry. */
export function findFactAction({ action, topic }: Fact): GuideAction | undefined {
  if (action) return { name: action, arguments: {} };
  switch (topic.kind) {
    case 'project':
    case 'experience':
    case 'stack':
    case 'principle':
    case 'contact':
      return { name: 'showEntry', arguments: { kind: topic.kind, id: topic.id } };
    case 'about':
    case 'guide':
      return undefined;
  }
  return topic.kind satisfies never;
}

/** The local guide over this site's content, with its rendered voice. */
export function createSiteGuide(output: AudioOutput): GuideProvider {
  const findVoice = createVoiceBank();
  return createGuideProvider({
    knowledge: createKnowledge<Fact>(facts, { ignoredWords: [owner.name] }),
    script: guideLines,
    findAction: findFactAction,
    createPlayer: ({ clock }) => createWebAudioPlayer(output, findVoice, clock),
    createEar: ({ track }, listeners) =>
      track instanceof MediaStreamTrack ? createBrowserEar(track, listeners) : undefined,
  });
}
