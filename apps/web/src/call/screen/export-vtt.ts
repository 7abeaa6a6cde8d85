import type { ConversationLine } from '@asad/call-core';
import { SPEAKER_NAMES } from './speaker-names.ts';

/** `01:02:03.004`, for less than a day. */
const formatTime = (ms: number): string => new Date(ms).toISOString().slice(11, 23);

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/\s+/gu, ' ');

/** Writes WebVTT. A cue lasts until the next line begins, since lines have no end. */
export function exportVtt(lines: readonly ConversationLine[], startedAtMs: number, endedAtMs: number): string {
  const starts = lines.map(({ atMs }) => Math.max(0, atMs - startedAtMs));
  const cues = lines.map(({ speaker, text }, index) => {
    const start = starts[index] ?? 0;
    // The end of a cue lies after its start.
    const end = Math.max(start + 1, starts[index + 1] ?? endedAtMs - startedAtMs);
    return `${formatTime(start)} --> ${formatTime(end)}\n<v ${SPEAKER_NAMES[speaker]}>${escape(text)}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
