import { knowledge } from '@asad/content';
import { createGuide, createGuideRespondent, readModel } from '@asad/guide';
import { english } from '@asad/guide/english';
import type { GuideAnswer, GuideQuestion } from './open-guide.ts';

/** The guide thinks here: what he reads before his first answer would hold up the page of a slow phone. */
const guide = createGuide(knowledge, readModel(english));
let respondent = createGuideRespondent(guide);

// In a worker `postMessage` takes no origin; the compiler knows only the page's, which does.
const { postMessage } = globalThis as unknown as { readonly postMessage: (message: GuideAnswer) => void };
const tell = (answer: GuideAnswer): void => postMessage(answer);

globalThis.addEventListener('message', ({ data: { id, asks, hearings } }: MessageEvent<GuideQuestion>) => {
  switch (asks) {
    case 'begin':
      respondent = createGuideRespondent(guide);
      return tell({ id });
    case 'isOwnWord':
      return tell({ id, isOwnWord: respondent.isOwnWord(hearings[0] ?? '') });
    case 'reply': {
      const { heard, parts } = respondent.respond(hearings);
      return tell({ id, heard, parts });
    }
  }
  return asks satisfies never;
});
tell({ id: 0 });
