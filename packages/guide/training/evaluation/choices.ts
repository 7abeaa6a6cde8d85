import type { Choice, Guide, GuideState, Knowledge } from '@asad/guide';
import type { ChooseOutside } from '@asad/web/ask-model';

type OpenJudge = (knowledge: Knowledge) => ChooseOutside;

/** Questions that are asked at the same time. */
const MOST_AT_ONCE = 8;

/**
 * Lets a language model judge the sets, whose measures cannot wait: a new question is judged by the guide and noted.
 * Measure again while `askNoted` is true: each turn of a call depends on those before it.
 */
export function createChoices(openJudge: OpenJudge) {
  const chosen = new Map<string, Choice | undefined>();
  const noted = new Map<string, () => Promise<Choice | undefined>>();
  return {
    withChoices(guide: Guide, knowledge: Knowledge): Guide {
      const choose = openJudge(knowledge);
      const owner = knowledge.ownerNames[0] ?? '';
      const find = (text: string, state: GuideState): Choice | undefined => {
        const question = guide.toQuestion([text], state);
        if (question === undefined) return undefined;
        const key = `${owner} ${JSON.stringify(question)}`;
        if (!chosen.has(key)) noted.set(key, () => choose(question));
        return chosen.get(key);
      };
      return { ...guide, replyTo: (text, state) => guide.replyTo(text, state, find(text, state)) };
    },
    async askNoted(): Promise<boolean> {
      const all = [...noted];
      noted.clear();
      for (let at = 0; at < all.length; at += MOST_AT_ONCE)
        await Promise.all(
          all.slice(at, at + MOST_AT_ONCE).map(async ([key, ask]) => void chosen.set(key, await ask())),
        );
      return all.length > 0;
    },
  };
}
