import type { Speaker } from '../provider.ts';

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
