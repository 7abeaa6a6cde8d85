import type { SaidLine } from './conversation-line.ts';

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
