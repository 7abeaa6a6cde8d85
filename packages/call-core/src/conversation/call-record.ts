import type { Speaker } from '../provider.ts';

/** Stored record of a call. */
export interface CallRecord {
  /** The provider's id, or `call-` and a timestamp. */
  readonly callId: string;
  /** `User: …` or `Assistant: …` lines, or 'No transcript available'. */
  readonly transcript: string;
  /** ISO 8601; if unknown, 60 seconds before the end. */
  readonly startedAt: string;
  /** ISO 8601. */
  readonly endedAt: string;
  /** In order, without superseded ones. */
  readonly messages: Readonly<Record<string, unknown>>[];
  readonly assistantId: string;
}

const LABEL = { visitor: 'User', assistant: 'Assistant' } as const;

/** `User: …` and `Assistant: …` lines, or 'No transcript available'. */
export function formatTranscript(lines: readonly SaidLine[]): string {
  const written = lines.map(({ speaker, text }) => `${LABEL[speaker]}: ${text.replace(/\s+/g, ' ')}`);
  return written.join('\n') || 'No transcript available';
}

/** Immutable; `lines` is built on its first read. */
export interface ConversationView {
  /** Counts changes within a call. */
  readonly revision: number;
  readonly lines: readonly ConversationLine[];
}

/** A line and its position. */
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
  /** True for an interrupted line of the assistant. */
  readonly isInterrupted: boolean;
  /** The unspoken rest, if the provider knows it. */
  readonly unheard?: string;
  /** Its start, in milliseconds since 1970. */
  readonly atMs: number;
}
