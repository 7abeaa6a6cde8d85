import { parseTranscript } from './call-record.ts';

export type Conversation = ReturnType<typeof readConversation>;

/** "Yes", "okay, thanks", "hello there": not a question, whatever answers it. */
const SMALL_TALK =
  /^(?:hi|hello|hey|yes|yeah|no|ok|okay|thanks|thank you|bye|goodbye|great|cool|sure|hm+)(?:[\s,.!]+\w+){0,2}[\s,.!]*$/i;

/** How the guide says that a field is not written, and a voice assistant that it does not know. */
const NOT_KNOWN =
  /\bnot written (?:here|on this site)\b|\b(?:don['’]t|do not) (?:know|have (?:that|any) information|guess)\b|\bnot sure about that\b/i;

/** What was asked in a call and what stayed open; `declined` are the guide's own sentences for that. */
export function readConversation(transcript: string, options: { readonly declined: readonly string[] }) {
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
    if (
      answer.trim() === '' ||
      options.declined.some((sentence) => answer.includes(sentence)) ||
      NOT_KNOWN.test(answer)
    ) {
      unanswered.push(line.text);
      declines.push(answer);
    }
  });
  return { lines, asked, unanswered, declines };
}
