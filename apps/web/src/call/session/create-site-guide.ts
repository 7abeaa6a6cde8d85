import type { AudioOutput } from '@asad/call-core/browser';
import { guideLines } from '../../site/guide-lines.ts';
import { createSiteSpoken } from './create-site-spoken.ts';
import { openGuide } from './open-guide.ts';

const sayLost = guideLines.lost.map((text) => ({ type: 'sentence', text }) as const);

/** The guide runs in a worker. */
export async function createSiteGuide(output: AudioOutput) {
  const guide = await openGuide(() => new Worker(new URL('guide-worker.ts', import.meta.url), { type: 'module' }));
  return createSiteSpoken(output, {
    open: () => {
      void guide.ask('begin');
      return {
        greeting: guideLines.greeting,
        timeUp: guideLines.timeUp,
        isOwnWord: async (text) => (await guide.ask('isOwnWord', [text])).isOwnWord === true,
        respond: async (hearings) => {
          const [likeliest = ''] = hearings;
          const { heard = likeliest, parts = [] } = await guide.ask('reply', hearings).catch((error: unknown) => {
            console.error(error);
            return { heard: likeliest, parts: sayLost };
          });
          return { heard, parts };
        },
      };
    },
  });
}
