import type { Speaker } from '../provider.ts';

/** What is kept of a call (specification, section 3). */
export interface CallRecord {
  /** The provider's id of the call, or `call-` and a timestamp where it gave none. */
  readonly callId: string;
  /** Lines of the form `User: …` or `Assistant: …`, or 'No transcript available'. */
  readonly transcript: string;
  /** ISO time; 60 seconds before the end where it is unknown. */
  readonly startedAt: string;
  /** ISO time. */
  readonly endedAt: string;
  /** Every raw message in order, but those that a later one superseded. */
  readonly messages: Readonly<Record<string, unknown>>[];
  readonly assistantId: string;
}

const LABEL = { visitor: 'User', assistant: 'Assistant' } as const;

/** The transcript as the record holds it: one line `User: …` or `Assistant: …` each, or 'No transcript available'. */
export function formatTranscript(lines: readonly SaidLine[]): string {
  // A line break inside a line would read as another speaker's.
  const written = lines
    .filter((line) => line.text)
    .map((line) => `${LABEL[line.speaker]}: ${line.text.replace(/\s+/g, ' ')}`);
  return written.join('\n') || 'No transcript available';
}

/** What was said so far, and for ever: a new view stands for every change. `lines` is made when it is first read. */
export interface ConversationView {
  /** Counts changes within a call. */
  readonly revision: number;
  readonly lines: readonly ConversationLine[];
}

/** What a line says, and where it stands. */
export interface SaidLine {
  /** Counts from 0 within a call; a line keeps its id while it grows. */
  readonly id: number;
  readonly speaker: Speaker;
  readonly text: string;
}

/** One thing that was said or typed. */
export interface ConversationLine extends SaidLine {
  /** False while the speaker goes on. */
  readonly isFinal: boolean;
  /** The assistant was cut short here. */
  readonly isInterrupted: boolean;
  /** Milliseconds since 1970 when the line began. */
  readonly atMs: number;
}
