import type { Speaker } from '../provider.ts';

/** What was said so far, and for ever: a new view stands for every change. `lines` is made when it is first read. */
export interface ConversationView {
  /** Counts changes within a call. */
  readonly revision: number;
  readonly lines: readonly ConversationLine[];
}

/** The view where there is no call. */
export const EMPTY_CONVERSATION: ConversationView = { revision: 0, lines: [] };

/** A view in which nothing was said, and what makes the next of each: constant time a change. */
export function createViews() {
  const changes: ConversationLine[] = [];
  /** The view that was read last, from which the next is made. */
  let known = EMPTY_CONVERSATION;

  function read(revision: number): readonly ConversationLine[] {
    const from = known.revision <= revision ? known : EMPTY_CONVERSATION;
    const lines = from.lines.slice();
    for (const line of changes.slice(from.revision, revision)) lines[line.id] = line;
    known = { revision, lines };
    return lines;
  }
  function viewAt(revision: number): ConversationView {
    let lines: readonly ConversationLine[] | undefined;
    return {
      revision,
      get lines() {
        return (lines ??= read(revision));
      },
    };
  }

  let view = EMPTY_CONVERSATION;
  return {
    view: () => view,
    add: (line: ConversationLine): void => void (view = viewAt(changes.push(line))),
  };
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
