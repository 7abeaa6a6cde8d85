import { knowledge } from '../../../site/knowledge.ts';
import { createGuide, createGuideRespondent, readModel } from '@asad/guide';
import { english } from '@asad/guide/english';
import type { GuideAnswer, GuideQuestion } from './answer-by-guide.ts';

/** The model would block a slow phone's main thread. */
const guide = createGuide(knowledge, readModel(english));
let respondent = createGuideRespondent(guide);

const answer = ({ asks, hearings = [], choice }: GuideQuestion): GuideAnswer => {
  switch (asks) {
    case 'begin':
      respondent = createGuideRespondent(guide);
      return {};
    case 'isOwnWord':
      return { isOwnWord: respondent.isOwnWord(hearings[0] ?? '') };
    case 'reply':
      return respondent.respondAs(hearings, choice);
    case 'question':
      return { question: respondent.toQuestion(hearings) };
  }
  return asks satisfies never;
};

globalThis.addEventListener('message', ({ data, ports: [replyPort] }: MessageEvent<GuideQuestion>) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no other origin
  replyPort?.postMessage(answer(data)),
);
