import { declinedLines, knowledge } from '../site-knowledge.ts';
import { findUnwrittenField } from '@asad/guide/derive';

interface SpokenLine {
  speaker: 'User' | 'Assistant';
  text: string;
}

/** A line without a speaker continues the previous one. */
function parseTranscript(transcript: string): readonly Readonly<SpokenLine>[] {
  const lines: SpokenLine[] = [];
  for (const line of transcript.split('\n')) {
    const match = /^(User|Assistant|AI):(?: (.*))?$/.exec(line.trimEnd());
    const last = lines.at(-1);
    if (match !== null) lines.push({ speaker: match[1] === 'User' ? 'User' : 'Assistant', text: match[2] ?? '' });
    else if (last !== undefined && line.trim() !== '') last.text += `\n${line.trimEnd()}`;
  }
  return lines;
}

export function hasSomethingSaid(transcript: string): boolean {
  // Fast path for nearly every transcript.
  if (/^User: *\S/m.test(transcript)) return true;
  return parseTranscript(transcript).some(({ speaker, text }) => speaker === 'User' && text.trim() !== '');
}

/** Never counts as a question. */
const SMALL_TALK =
  /^(?:hi|hello|hey|yes|yeah|no|ok|okay|thanks|thank you|bye|goodbye|great|cool|sure|hm+)(?:[\s,.!]+\w+){0,2}[\s,.!]*$/i;

const NOT_KNOWN =
  /\bnot written (?:here|on this site)\b|\b(?:don['’]t|do not) (?:know|have (?:that|any) information|guess)\b|\bnot sure about that\b/i;

export function readConversation(transcript: string) {
  const lines = parseTranscript(transcript);
  const questions: string[] = [];
  /** Questions that ASAD declined, or that the end of the call left open. */
  const unanswered: string[] = [];
  /** ASAD's reply to each of these; empty where the call ended. */
  const declines: string[] = [];
  lines.forEach((line, index) => {
    if (line.speaker !== 'User' || line.text.trim() === '' || SMALL_TALK.test(line.text.trim())) return;
    questions.push(line.text);
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
  return { lines, asked: questions, unanswered, declines };
}

/** Longer questions that begin alike count as one. */
const MAX_KEY_LENGTH = 1000;

/** Two questions with the same key are the same question. The key of a key is itself. */
export const keyOf = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MAX_KEY_LENGTH)
    .trim();

/** Quality of conversations, in numbers of questions. */
export function measureTalks(talks: readonly Pick<ReturnType<typeof readConversation>, 'asked' | 'declines'>[]) {
  const sum = (count: (talk: (typeof talks)[number]) => number): number =>
    talks.reduce((total, talk) => total + count(talk), 0);
  return {
    asked: sum(({ asked }) => asked.length),
    /** Asked again in the same call. */
    repeated: sum(({ asked }) => asked.length - new Set(asked.map(keyOf)).size),
    /** Answered with a decline. */
    declined: sum(({ declines }) => declines.filter((answer) => answer.trim() !== '').length),
    /** Without an answer when the call ended. */
    cutOff: sum(({ declines }) => declines.filter((answer) => answer.trim() === '').length),
  };
}

interface UnansweredQuestion {
  /** Normalised: "What did Heron cost?" and "what did heron cost" are one question. */
  readonly key: string;
  readonly question: string;
  readonly count: number;
  /** The content field that would answer it, where ASAD named one. */
  readonly field: string | undefined;
}

/** The most frequent first. */
export function countUnanswered(
  conversations: readonly Pick<ReturnType<typeof readConversation>, 'unanswered' | 'declines'>[],
): readonly UnansweredQuestion[] {
  const counted = new Map<string, UnansweredQuestion>();
  for (const { unanswered, declines } of conversations) {
    for (const [index, question] of unanswered.entries()) {
      const key = keyOf(question);
      const earlier = counted.get(key);
      const field = earlier?.field ?? findUnwrittenField(knowledge, declines[index] ?? '');
      counted.set(key, {
        key,
        question: earlier?.question ?? question.trim(),
        count: (earlier?.count ?? 0) + 1,
        field,
      });
    }
  }
  return [...counted.values()].toSorted((a, b) => b.count - a.count);
}

export function describeUnanswered({ question, count, field }: UnansweredQuestion): string {
  const notes = [...(count > 1 ? [`${count} times`] : []), ...(field === undefined ? [] : [`field: ${field}`])];
  return notes.length === 0 ? question : `${question} (${notes.join('; ')})`;
}
