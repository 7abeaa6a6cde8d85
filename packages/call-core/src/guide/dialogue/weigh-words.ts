import { toTerm } from '../retrieval/topic-terms.ts';
import { isEntry } from './details.ts';
import type { Evidence } from './evidence.ts';
import type { Found } from './found.ts';
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
  const [first, second] = found?.targets ?? [];
  if (first === undefined) return ['nothing'];
  const { subject, field = '' } = library.findAnswer(first) ?? {};
  if (second !== undefined) return [second.endsWith(`/${field}`) ? `several/${field}` : 'several'];
  return subject && isEntry(subject) ? [`${subject.role ?? subject.kind}/${field}`, subject.id] : [first];
}

/**
 * Names each word of a question with what is asked for and of what, and what was asked before it: how much each says is
 * learned from calls, and stands in the content, since other contents have other words.
 */
export function createWordWeigher(
  words: readonly string[],
  { focus, field = '' }: GuideState,
  library: Library,
): (found: Found | undefined) => Evidence {
  const subject = library.find(focus);
  const amid = subject && isEntry(subject) ? (subject.role ?? subject.kind) : focus ? 'topic' : 'none';
  const said = [...new Set(words.map(toTerm))];
  const says = [...said, `after:${field}`, `amid:${amid}`, ANY];
  return (found) => {
    const [asked = '', ofWhat] = toLabels(found, library);
    const names = [
      ...says.map((word) => `${asked} ~ ${word}`),
      ...(ofWhat === undefined ? [] : said.map((word) => `${ofWhat} ~ ${word}`)),
    ];
    return Object.fromEntries(names.map((name) => [name, 1]));
  };
}
