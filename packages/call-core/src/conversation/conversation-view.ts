import type { Speaker } from '../provider.ts';

/** What was said so far, and for ever: a new view stands for every change. `lines` is made when it is first read. */
export interface ConversationView {
  /** Counts changes within a call. */
  readonly revision: number;
  readonly lines: readonly ConversationLine[];
}

/** A view, by what it adds to the one before. */
interface Version {
  readonly line?: ConversationLine;
  before?: Version | undefined;
  lines?: readonly ConversationLine[];
}

/** Puts the lines of a version together, once; nobody needs the ones before it for that any more. */
function read(version: Version): readonly ConversationLine[] {
  const changes: ConversationLine[] = [];
  let from: Version | undefined = version;
  for (; from && !from.lines; from = from.before) if (from.line) changes.push(from.line);
  if (from === version) return version.lines ?? [];
  const lines = from?.lines?.slice() ?? [];
  for (const line of changes.toReversed()) lines[line.id] = line;
  version.before = undefined;
  version.lines = lines;
  return lines;
}

/** A view in which nothing was said, and what makes the next of each: constant time a change. */
export function createViews() {
  let version: Version = { lines: [] };
  const viewOf = (newest: Version, revision: number): ConversationView => ({
    revision,
    get lines() {
      return read(newest);
    },
  });
  let view = viewOf(version, 0);
  return {
    view: () => view,
    add(line: ConversationLine): void {
      version = { before: version, line };
      view = viewOf(version, view.revision + 1);
    },
  };
}

/** The view where there is no call. */
export const EMPTY_CONVERSATION: ConversationView = { revision: 0, lines: [] };

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
