import type { Knowledge, KnownFact } from './retrieval/knowledge.ts';

/** What the guide says besides facts; a sentence per string. */
export interface GuideScript {
  readonly greeting: readonly string[];
  readonly declined: readonly string[];
  readonly goodbye: readonly string[];
  readonly timeUp: readonly string[];
}

/** What the page is asked to do beside an answer: one of its tools, by name. */
export interface GuideAction {
  readonly name: string;
  readonly arguments: unknown;
}

/** What the guide answers, and does beside it. */
export interface GuideReply {
  readonly sentences: readonly string[];
  /** What the page does beside it. */
  readonly action?: GuideAction;
  /** The visitor said goodbye: the call ends when the sentences are said. */
  readonly endsCall?: boolean;
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
    readonly findAction: (fact: F) => GuideAction | undefined;
  },
): GuideReply {
  if (isFarewell(question)) return { sentences: script.goodbye, endsCall: true };
  const found = knowledge.ask(question);
  if (found.kind === 'declined') return { sentences: script.declined, suggestions: found.suggestions };
  const action = findAction(found.fact);
  if (action?.name === 'endCall') return { sentences: found.fact.answer, endsCall: true };
  return { sentences: found.fact.answer, ...(action && { action }) };
}
