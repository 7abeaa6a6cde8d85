import type { Guide } from '../dialogue/create-guide.ts';

/** A piece of an answer, as it comes. */
export type AnswerPart =
  | { readonly type: 'sentence'; readonly text: string }
  | { readonly type: 'tool'; readonly name: string; readonly arguments: unknown }
  /** Questions worth asking next; told when all is said. */
  | { readonly type: 'suggestions'; readonly suggestions: readonly string[] }
  /** The call is over when all is said. */
  | { readonly type: 'end' };

/** Who answers in one call, whoever that is: a guide in the page, or a backend that is asked turn by turn. */
export interface Respondent {
  readonly greeting: readonly string[];
  /** Said when the time of the call is up. */
  readonly timeUp: readonly string[];
  /**
   * Answers what was said; of several hearings of it, `heard` is the one that is answered. The signal is aborted when the
   * visitor speaks on, or leaves. Never throws but the signal's reason.
   */
  readonly respond: (
    hearings: readonly string[],
    signal: AbortSignal,
  ) => { readonly heard: string; readonly parts: Iterable<AnswerPart> | AsyncIterable<AnswerPart> };
  /** Whether it is nobody's echo, whatever was said just before. */
  readonly isOwnWord: (text: string) => boolean;
}

/** A guide's part in one call. */
export function createGuideRespondent(guide: Guide): Respondent {
  const greeting = guide.begin();
  let { state } = greeting;
  return {
    greeting: greeting.reply.sentences,
    timeUp: guide.timeUp,
    isOwnWord: (text) => guide.isOwnWord(text, state),
    respond(hearings) {
      const turn = guide.replyToHeard(hearings, state);
      state = turn.state;
      const { sentences, actions, suggestions } = turn.reply;
      const parts: readonly AnswerPart[] = [
        ...actions.map((action) => ({ type: 'tool', ...action }) as const),
        ...sentences.map((text) => ({ type: 'sentence', text }) as const),
        ...(suggestions.length > 0 ? [{ type: 'suggestions', suggestions } as const] : []),
        ...(state.isOver ? [{ type: 'end' } as const] : []),
      ];
      return { heard: turn.heard, parts };
    },
  };
}
