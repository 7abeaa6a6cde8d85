import type { Speaker } from '../provider.ts';

/** Stored record of a call. */
export interface CallRecord {
  /** The provider's id of the call; without one, `call-` and a timestamp. */
  readonly callId: string;
  /** Lines of the form `User: …` or `Assistant: …`, or 'No transcript available'. */
  readonly transcript: string;
  /** ISO 8601 time; 60 seconds before the end if unknown. */
  readonly startedAt: string;
  /** ISO 8601 time. */
  readonly endedAt: string;
  /** Raw messages in order, without superseded ones. */
  readonly messages: Readonly<Record<string, unknown>>[];
  readonly assistantId: string;
}

const LABEL = { visitor: 'User', assistant: 'Assistant' } as const;

/** Formats the transcript of a record: `User: …` and `Assistant: …` lines, or 'No transcript available'. */
export function formatTranscript(lines: readonly SaidLine[]): string {
  const written = lines
    .filter((line) => line.text)
    .map((line) => `${LABEL[line.speaker]}: ${line.text.replace(/\s+/g, ' ')}`);
  return written.join('\n') || 'No transcript available';
}

/** Immutable view of the conversation. `lines` is built on its first read. */
export interface ConversationView {
  /** Counts changes within a call. */
  readonly revision: number;
  readonly lines: readonly ConversationLine[];
}

/** A line of the conversation with its position. */
export interface SaidLine {
  /** Counts from 0 within a call; a growing line keeps its id. */
  readonly id: number;
  readonly speaker: Speaker;
  readonly text: string;
}

/** A spoken or typed line. */
export interface ConversationLine extends SaidLine {
  /** False while the line grows. */
  readonly isFinal: boolean;
  /** True when the visitor interrupted the assistant in this line. */
  readonly isInterrupted: boolean;
  /** The unspoken rest of an interrupted sentence, if the provider knows it. */
  readonly unheard?: string;
  /** Start of the line, in milliseconds since 1970. */
  readonly atMs: number;
}
