import { isNobodys } from '../retrieval/question-manner.ts';
import { PAST } from '../retrieval/stop-words.ts';
import { isCommonTerm, isStopWord, toTerm } from '../retrieval/topic-terms.ts';
import { main, type Found, type Target } from './found.ts';
import type { GuideState, GuideTurn } from './guide-state.ts';
import type { Library } from './library.ts';
import { findNearName } from './near-name.ts';
import type { Reading } from './read-question.ts';
import { splitUtterance } from './split-utterance.ts';
import type { GuideContent } from './subject.ts';
import type { Teller } from './tell.ts';

/** Words beside a misheard name, in a question that points at nobody here; more are about something else. */
const MOST_STRANGE = 2;

/** Says that something is not written here, and what is: of the subject that it is asked of, or what is nearest. */
export type Decline = (question: string, state: GuideState, found?: Found, near?: readonly Target[]) => GuideTurn;

/** Declines in the lines of a content. */
export function createDecliner(
  content: GuideContent,
  library: Library,
  { remark, suggest, showing }: Teller,
  read: (question: string) => Reading,
): Decline {
  const { lines } = content;
  return (question, state, found, likely = []) => {
    const words = splitUtterance(question);
    if (found?.isPlaceless) return remark(lines.whichOne, { ...state, offer: content.starters });
    const subject = found?.nothingOf;
    const isElse =
      subject?.isEveryday && subject.id !== state.focus && isNobodys(words) && !words.some((word) => PAST.has(word));
    if (subject?.nothing !== undefined && !isElse) {
      const { menu } = subject;
      const turn = remark([subject.nothing, ...(menu ? [menu.says] : [])], state, showing(subject));
      const offer = menu?.fields.map((field) => `${subject.id}/${field}`) ?? [];
      return { ...turn, state: { ...turn.state, focus: subject.id, offer } };
    }
    const reading = read(question);
    // What is named stays talked about, though this of it is not understood.
    const named = reading.subjects.find(({ menu, isEveryday }) => menu && !isEveryday)?.id;
    const strange = reading.rest.filter((word) => !isStopWord(word) && !isCommonTerm(toTerm(word)));
    const isElsewhere = reading.person === 'none' && strange.length > MOST_STRANGE;
    const byName = isElsewhere ? undefined : findNearName(strange, content.subjects);
    // A question about the rest of the world has no nearest topic here, but for a name that was misheard.
    const near = [...(byName ? [main(byName)] : []), ...(isNobodys(words) ? [] : likely)].flatMap((target) => {
      const subject = library.findAnswer(target)?.subject;
      return subject?.offer === undefined ? [] : [{ subject, target }];
    });
    const isFirst = ({ subject }: (typeof near)[number], at: number): boolean =>
      near.findIndex((one) => one.subject === subject) === at;
    const choices = near.filter(isFirst).slice(0, 2);
    const [first, second] = choices.map(({ subject }) => subject);
    const targets = choices.map(({ target }) => target);
    const sentences = first?.offer
      ? [lines.declined[0] ?? '', first.offer, ...(second?.or ? [second.or] : [])]
      : lines.declined;
    const offer = first ? targets : content.starters;
    const turn = remark(sentences, state, { suggestions: suggest([...new Set([...targets, ...content.starters])]) });
    return { ...turn, state: { ...turn.state, offer, ...(named && { focus: named, entry: named }) } };
  };
}
