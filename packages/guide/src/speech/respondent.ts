import type { Choice, Question } from '../judge/outside.ts';
import type { Guide } from '../say/create-guide.ts';

/** Parts of an answer. */
export type AnswerPart =
  | { readonly type: 'sentence'; readonly text: string }
  | { readonly type: 'tool'; readonly name: string; readonly arguments: unknown }
  /** Replace those of the answer before. */
  | { readonly type: 'suggestions'; readonly suggestions: readonly string[] }
  /** The guide does not know, or did not understand. */
  | { readonly type: 'declined' }
  /** Ends the call after the last sentence. */
  | { readonly type: 'end' };

/** `heard` is the answered one of several hearings. */
export interface Answered {
  readonly heard: string;
  readonly parts: readonly AnswerPart[] | Promise<readonly AnswerPart[]>;
}

/** Answers one call: a guide in the page, or a backend. */
export interface Respondent {
  readonly greeting: readonly string[];
  /** Announces that the call's time is up. */
  readonly timeUp: readonly string[];
  /**
   * Synchronously or later. The signal aborts when the visitor speaks again or leaves. Never throws.
   */
  readonly respond: (hearings: readonly string[], signal: AbortSignal) => Answered | Promise<Answered>;
  /** The words count as the visitor's even if the assistant just said them. */
  readonly isOwnWord: (text: string) => boolean | Promise<boolean>;
}

interface GuideAnswered {
  readonly heard: string;
  readonly parts: readonly AnswerPart[];
}

/** A guide in one call; answers synchronously. */
export interface GuideRespondent extends Respondent {
  readonly respond: (hearings: readonly string[]) => GuideAnswered;
  /** `choice` is another judge's answer to the question. */
  readonly respondAs: (hearings: readonly string[], choice: Choice | undefined) => GuideAnswered;
  readonly toQuestion: (hearings: readonly string[]) => Question | undefined;
  readonly isOwnWord: (text: string) => boolean;
}

/** Creates a respondent at the beginning of a call. */
export function createGuideRespondent(guide: Guide): GuideRespondent {
  const greeting = guide.begin();
  let { state } = greeting;
  const respondAs: GuideRespondent['respondAs'] = (hearings, choice) => {
    const turn = guide.replyToHeard(hearings, state, choice);
    state = turn.state;
    const { sentences, actions, suggestions, isDecline } = turn.reply;
    const parts: readonly AnswerPart[] = [
      ...actions.map((action) => ({ type: 'tool', ...action }) as const),
      ...sentences.map((text) => ({ type: 'sentence', text }) as const),
      ...(suggestions.length > 0 ? [{ type: 'suggestions', suggestions } as const] : []),
      ...(isDecline ? [{ type: 'declined' } as const] : []),
      ...(state.isOver ? [{ type: 'end' } as const] : []),
    ];
    return { heard: turn.heard, parts };
  };
  return {
    greeting: greeting.reply.sentences,
    timeUp: guide.timeUp,
    isOwnWord: (text) => guide.isOwnWord(text, state),
    toQuestion: (hearings) => guide.toQuestion(hearings, state),
    respond: (hearings) => respondAs(hearings, undefined),
    respondAs,
  };
}
