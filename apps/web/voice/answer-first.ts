import { createSiteGuide, toClientAction } from '../ask/open-call.ts';
import type { FirstAnswer } from '../src/home/taste/first-answers.ts';
import { tasteQuestions } from '../src/site/site.ts';

type Entry = { readonly kind: string; readonly id: string };

const SECTIONS: Readonly<Record<string, string>> = { project: 'works', experience: 'experiences', stack: 'stack' };
const CARDS: Readonly<Record<string, string>> = { project: 'work', experience: 'experience', stack: 'stack' };

/** The card of a single entry; the section of several. */
function findTarget(entries: readonly Entry[]): string | undefined {
  const [first] = entries;
  if (first === undefined) return undefined;
  const isOne = entries.every(({ id }) => id === first.id);
  if (isOne && CARDS[first.kind] !== undefined) return `#${CARDS[first.kind]}-${first.id}`;
  return `#${SECTIONS[first.kind] ?? (first.kind === 'contact' ? 'contact' : 'about')}`;
}

/** ASAD's answers to the questions of the hero's bubbles. */
export function answerFirst(): readonly FirstAnswer[] {
  const guide = createSiteGuide();
  return tasteQuestions.map((question) => {
    const { sentences, actions } = guide.replyTo(question, guide.begin().state).reply;
    const entries = actions.map(toClientAction).flatMap((action) => (action?.entry ? [action.entry as Entry] : []));
    return { question, sentences: sentences.map((text) => ({ text })), target: findTarget(entries) };
  });
}
