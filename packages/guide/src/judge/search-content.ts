import { OPEN, QUESTION } from '../english/words.ts';
import type { Entity, Knowledge } from '../knowledge.ts';
import type { Understood } from '../rank/understand.ts';
import { isWork, type EntityIndex } from '../read/entity-index.ts';
import { OWNER } from '../read/lexicon.ts';
import { TOPIC, type Reading } from '../read/read-utterance.ts';
import type { GuideState } from '../read/state.ts';
import { createQuoteFinder, NEEDED, type Quote } from './find-quote.ts';

/** Nothing is known of a question. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly line: 'declined' | 'notWritten' | 'unsure' | 'nothingYet';
  readonly subject?: Entity;
}

export function createContentSearch(knowledge: Knowledge, index: EntityIndex) {
  const findQuote = createQuoteFinder(knowledge);

  /** A topic in focus is no subject: "About where Omar works from I find nothing". */
  const findSubject = ({ named, hasReference }: Reading, { focus }: GuideState): Entity | undefined =>
    named[0] ?? (hasReference ? index.findAll([focus ?? '']).find(({ kind }) => kind !== 'topic') : undefined);

  /** A sentence that no field holds. */
  function search({ reading }: Understood, state: GuideState, isLoose: boolean): Quote | undefined {
    const { words, tokens, named, hasReference, isHere } = reading;
    const text = words.join(' ');
    const subject = named[0] ?? index.findAll([state.focus ?? '', state.entry ?? '']).find(isWork);
    const isOfOwner = tokens.includes(OWNER) || !isHere;
    // One word alone finds a sentence where it is the subject: "Has he worked with trucks?", not "Based on what?".
    const needed = tokens.includes(TOPIC) ? 'loose' : isLoose ? 'strict' : 'unwritten';
    const anywhere = { within: named[0], needed: NEEDED[needed], isOfOwner };
    return (
      (hasReference && subject ? undefined : findQuote(text, anywhere)) ??
      (subject && findQuote(text, { within: subject, needed: NEEDED[needed === 'unwritten' ? needed : 'loose'] }))
    );
  }

  function judgeUnknown({ reading, ranked }: Understood, state: GuideState): Unknown {
    // "Can you repeat that?" is not about the subject in focus.
    const isAct = ranked[0]?.candidate.meaning.kind === 'act';
    const subject = isAct ? undefined : findSubject(reading, state);
    const { named, isHere, unknown } = reading;
    const isAboutOwner = isHere && named.length === 0 && unknown > 0 && QUESTION.test(reading.text);
    const isNowhere = isAboutOwner && !isAct && !findQuote.isKnown(reading.text, true);
    const line = isNowhere || (subject !== undefined && OPEN.test(reading.text)) ? 'notWritten' : 'unsure';
    return { kind: 'unknown', line, ...(subject && { subject }) };
  }

  return { search, judgeUnknown };
}
