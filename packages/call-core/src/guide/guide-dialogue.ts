import type { ClientAction } from '../contract/client-action.ts';
import type { Knowledge, KnownFact } from './retrieval/knowledge.ts';

/** What the guide says besides facts; a sentence per string. */
export interface GuideScript {
  readonly greeting: readonly string[];
  readonly declined: readonly string[];
  readonly goodbye: readonly string[];
  readonly timeUp: readonly string[];
}

/** What the guide answers, and does beside it. */
export interface GuideReply {
  readonly sentences: readonly string[];
  /** What the page does beside it. */
  readonly action?: ClientAction;
  /** Questions worth asking instead, after one that the guide cannot answer. */
  readonly suggestions?: readonly string[];
}

const FAREWELL =
  /^(ok(ay)?|well|thanks?( you)?|great|alright)?[\s,.!]*(good ?bye|bye( bye)?|hang up|end (the |this )?call|that('| i)?s all( for now)?|see you)[\s,.!]*(asad|owl)?[\s.!]*$/i;

/** Whether the visitor wants to end the call, and nothing else. */
export function isFarewell(question: string): boolean {
  return FAREWELL.test(question.trim());
}

/** What the guide answers to `question`. Pure: the same question has the same answer. */
export function replyTo<F extends KnownFact>(
  question: string,
  {
    knowledge,
    script,
    findAction,
  }: {
    readonly knowledge: Knowledge<F>;
    readonly script: GuideScript;
    readonly findAction: (fact: F) => ClientAction | undefined;
  },
): GuideReply {
  if (isFarewell(question)) return { sentences: script.goodbye, action: { type: 'endCall' } };
  const found = knowledge.ask(question);
  if (found.kind === 'declined') return { sentences: script.declined, suggestions: found.suggestions };
  const action = findAction(found.fact);
  return { sentences: found.fact.answer, ...(action && { action }) };
}
