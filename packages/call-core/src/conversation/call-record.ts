import type { SaidLine } from './conversation-view.ts';
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

/** The transcript of a call in which nothing was said (specification, section 3). */
export const NO_TRANSCRIPT = 'No transcript available';

const LABEL = { visitor: 'User', assistant: 'Assistant' } as const;

/** The transcript as the record holds it: one line `User: …` or `Assistant: …` each, or 'No transcript available'. */
export function formatTranscript(lines: readonly SaidLine[]): string {
  // A line break inside a line would read as another speaker's.
  const written = lines
    .filter((line) => line.text)
    .map((line) => `${LABEL[line.speaker]}: ${line.text.replace(/\s+/g, ' ')}`);
  return written.length > 0 ? written.join('\n') : NO_TRANSCRIPT;
}
