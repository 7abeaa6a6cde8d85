import type { Guide } from '../dialogue/create-guide.ts';

/** A piece of an answer, as it comes. */
export type AnswerPart =
  | { readonly type: 'sentence'; readonly text: string }
  | { readonly type: 'tool'; readonly name: string; readonly arguments: unknown }
  /** Questions worth asking next; told when all is said. */
  | { readonly type: 'suggestions'; readonly suggestions: readonly string[] }
  /** The call is over when all is said. */
  | { readonly type: 'end' };

/** What is answered: of several hearings of one utterance, `heard` is the one that is. */
export interface Answered {
  readonly heard: string;
  readonly parts: readonly AnswerPart[] | AsyncIterable<AnswerPart>;
}

/** Who answers in one call, whoever that is: a guide in the page, or a backend that is asked turn by turn. */
export interface Respondent {
  readonly greeting: readonly string[];
  /** Said when the time of the call is up. */
  readonly timeUp: readonly string[];
  /**
   * Answers what was said, at once or later. The signal is aborted when the visitor speaks on, or leaves. Never throws but
   * the signal's reason.
   */
  readonly respond: (hearings: readonly string[], signal: AbortSignal) => Answered | Promise<Answered>;
  /** Whether it is nobody's echo, whatever was said just before. */
  readonly isOwnWord: (text: string) => boolean | Promise<boolean>;
}

/** A guide's part in one call: all of it is known at once. */
export interface GuideRespondent extends Respondent {
  readonly respond: (hearings: readonly string[]) => { readonly heard: string; readonly parts: readonly AnswerPart[] };
  readonly isOwnWord: (text: string) => boolean;
}

/** Answers as `guide` does, from the beginning of a call. */
export function createGuideRespondent(guide: Guide): GuideRespondent {
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
