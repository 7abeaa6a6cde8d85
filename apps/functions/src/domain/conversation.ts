import { declinedLines, knowledge } from './site-knowledge.ts';
import { findUnwrittenField } from '@asad/guide/derive';

interface SpokenLine {
  readonly speaker: 'User' | 'Assistant';
  readonly text: string;
}

/** The lines of a transcript. A line without a speaker continues the one before it. */
function parseTranscript(transcript: string): readonly SpokenLine[] {
  const lines: { speaker: 'User' | 'Assistant'; text: string }[] = [];
  for (const line of transcript.split('\n')) {
    const match = /^(User|Assistant|AI):(?: (.*))?$/.exec(line.trimEnd());
    const last = lines.at(-1);
    if (match !== null) lines.push({ speaker: match[1] === 'User' ? 'User' : 'Assistant', text: match[2] ?? '' });
    else if (last !== undefined && line.trim() !== '') last.text += `\n${line.trimEnd()}`;
  }
  return lines;
}

/** True if the visitor said something: then the owner gets a mail. */
export function hasSomethingSaid(transcript: string): boolean {
  // Nearly every transcript: found at once, however long it is.
  if (/^User: *\S/m.test(transcript)) return true;
  return parseTranscript(transcript).some(({ speaker, text }) => speaker === 'User' && text.trim() !== '');
}

/** "Yes", "okay, thanks", "hello there": not a question, whatever answers it. */
const SMALL_TALK =
  /^(?:hi|hello|hey|yes|yeah|no|ok|okay|thanks|thank you|bye|goodbye|great|cool|sure|hm+)(?:[\s,.!]+\w+){0,2}[\s,.!]*$/i;

/** How the guide says that a field is not written, and a voice assistant that it does not know. */
const NOT_KNOWN =
  /\bnot written (?:here|on this site)\b|\b(?:don['’]t|do not) (?:know|have (?:that|any) information|guess)\b|\bnot sure about that\b/i;

/** What was asked in a call and what stayed open. */
export function readConversation(transcript: string) {
  const lines = parseTranscript(transcript);
  /** What the visitor said, in order, without what only keeps a talk going. */
  const asked: string[] = [];
  /** Of these, what ASAD declined, or nobody answered before the call ended. */
  const unanswered: string[] = [];
  /** What ASAD said instead, for each of these; empty where the call ended. */
  const declines: string[] = [];
  lines.forEach((line, index) => {
    if (line.speaker !== 'User' || line.text.trim() === '' || SMALL_TALK.test(line.text.trim())) return;
    asked.push(line.text);
    // Everything that ASAD said before the visitor spoke again.
    let next = index + 1;
    while (next < lines.length && lines[next]?.speaker !== 'User') next += 1;
    const answer = lines
      .slice(index + 1, next)
      .map(({ text }) => text)
      .join(' ');
    if (answer.trim() === '' || declinedLines.some((sentence) => answer.includes(sentence)) || NOT_KNOWN.test(answer)) {
      unanswered.push(line.text);
      declines.push(answer);
    }
  });
  return { lines, asked, unanswered, declines };
}

/** A question that ASAD could not answer, and how often it was asked. */
interface UnansweredQuestion {
  /** The same for all ways to write it: "What did Heron cost?" and "what did heron cost" are one question. */
  readonly key: string;
  readonly question: string;
  readonly count: number;
  /** The field of the content that would answer it, where ASAD named one. */
  readonly field: string | undefined;
}

/** Counts what could not be answered, by question, the most frequent first. */
export function countUnanswered(
  conversations: readonly Pick<ReturnType<typeof readConversation>, 'unanswered' | 'declines'>[],
): readonly UnansweredQuestion[] {
  const counted = new Map<string, UnansweredQuestion>();
  for (const { unanswered, declines } of conversations) {
    for (const [index, question] of unanswered.entries()) {
      const key = question
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      const known = counted.get(key);
      const field = known?.field ?? findUnwrittenField(knowledge, declines[index] ?? '');
      counted.set(key, { key, question: known?.question ?? question.trim(), count: (known?.count ?? 0) + 1, field });
    }
  }
  return [...counted.values()].toSorted((a, b) => b.count - a.count);
}

/** One line of a list: the question, how often if more than once, and the field to fill in. */
export function describeUnanswered({ question, count, field }: UnansweredQuestion): string {
  const notes = [...(count > 1 ? [`${count} times`] : []), ...(field === undefined ? [] : [`field: ${field}`])];
  return notes.length === 0 ? question : `${question} (${notes.join('; ')})`;
}
