import { toTerm } from '../retrieval/topic-terms.ts';
import { isEntry } from './details.ts';
import type { Candidate, Evidence } from './evidence.ts';
import { toActTarget, type Found, type Target } from './found.ts';
import type { GuideState } from './guide-state.ts';
import type { Library } from './library.ts';

/** Stands for whatever is said. */
const ANY = '*';
const TENTH = 0.1;

/** The weights of words that a content brings, as evidence is named. */
export function readWordWeights(words: Readonly<Record<string, string>> = {}): Evidence {
  return Object.fromEntries(
    Object.entries(words).flatMap(([label, row]) =>
      [...row.matchAll(/(\S+) (-?\d+)/gu)].map(([, word, tenths]) => [`${label} ~ ${word}`, Number(tenths) * TENTH]),
    ),
  );
}

/** What is asked for, of whatever entry (`work/result`, `availability/what`, `several/when`, `nothing`), and of which. */
function toLabels(found: Found | undefined, library: Library): readonly string[] {
  if (found?.act) return [toActTarget(found.act)];
  const [first, second] = found?.targets ?? [];
  if (first === undefined) return ['nothing'];
  const { subject, field = '' } = library.findAnswer(first) ?? {};
  if (second !== undefined) return [second.endsWith(`/${field}`) ? `several/${field}` : 'several'];
  return subject && isEntry(subject) ? [`${subject.role ?? subject.kind}/${field}`, subject.id] : [first];
}

/** Longer questions are all long. */
const MOST_WORDS = 6;

/**
 * Names each word of a question, its first and its last and how many there are with what is asked for, of what and how
 * that stands to the talk, and what was asked before it: how much each says is learned from calls, and stands in the
 * content, since other contents have other words.
 */
export function createWordWeigher(
  words: readonly string[],
  wordsOfAct: (target: Target) => readonly string[] | undefined,
  { focus, field = '' }: GuideState,
  library: Library,
): (way: Candidate) => Evidence {
  const subject = library.find(focus);
  const amid = subject && isEntry(subject) ? (subject.role ?? subject.kind) : focus ? 'topic' : 'none';
  const talk = [`after:${field}`, `amid:${amid}`, ANY];
  const said = toTokens(words);
  return ({ found, how }) => {
    const [asked = '', ofWhat] = toLabels(found, library);
    // "Yes" and "thanks" are left out of a question, and are all of an act.
    const ofAct = wordsOfAct(asked);
    const ofAsked = ofAct ? toTokens(ofAct) : said;
    return Object.fromEntries(
      [
        ...[...ofAsked, ...talk].map((word) => `${asked} ~ ${word}`),
        ...(how === undefined ? [] : [...said, ...talk].map((word) => `${how} ~ ${word}`)),
        ...(ofWhat === undefined ? [] : said.map((word) => `${ofWhat} ~ ${word}`)),
      ].map((name) => [name, 1]),
    );
  };
}

/** What is learned from: each word, the first and the last, and how many there are. */
function toTokens(words: readonly string[]): readonly string[] {
  const ends = words.length > 0 ? [`first:${words[0]}`, `last:${words.at(-1)}`] : [];
  return [...new Set(words.map(toTerm)), ...ends, `words:${Math.min(MOST_WORDS, words.length)}`];
}
