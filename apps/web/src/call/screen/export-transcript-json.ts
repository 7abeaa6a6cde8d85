import type { ConversationLine } from '@asad/call-core';

/** The transcript as JSON, for a visitor to keep: speaker, text, ISO time, and whether it was cut short. */
export function exportTranscriptJson(lines: readonly ConversationLine[]): string {
  return JSON.stringify(
    lines.map(({ speaker, text, atMs, isInterrupted }) => ({
      speaker,
      text,
      at: new Date(atMs).toISOString(),
      isInterrupted,
    })),
    null,
    2,
  );
}
