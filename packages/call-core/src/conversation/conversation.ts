import type { Speaker } from '../provider.ts';
import { continuesLine } from './continues-line.ts';
import type { ConversationLine } from './conversation-line.ts';
import { createMessageLog } from './message-log.ts';

/** What was said so far. A new view stands for every change; `lines` is made when it is first read. */
export interface ConversationView {
  /** Counts changes within a call. */
  readonly revision: number;
  readonly lines: readonly ConversationLine[];
}

/** The view where there is no call. */
export const EMPTY_CONVERSATION: ConversationView = { revision: 0, lines: [] };

/** Something that was said: all of a line so far, or, typed, a line of its own. */
interface Said {
  readonly speaker: Speaker;
  readonly text: string;
  readonly isFinal: boolean;
  readonly isTyped?: boolean;
}

/** What is said in a call, as it grows. */
export interface Conversation extends ReturnType<typeof createConversation> {}

/** The unfinished line of a speaker, and whether somebody spoke or breath was drawn since. */
interface Open {
  readonly id: number;
  hasPaused: boolean;
}

/**
 * Partial lines grow in place until their final replaces them; a final that repeats the line before is dropped. Takes
 * constant time a message, however long the call: a copy of the lines is made only when somebody looks.
 */
export function createConversation() {
  const lines: ConversationLine[] = [];
  const log = createMessageLog();
  const open: Partial<Record<Speaker, Open>> = {};
  let finished: number[] = [];
  let revision = 0;
  let view: ConversationView | undefined;

  function set(line: ConversationLine): void {
    lines[line.id] = line;
    revision += 1;
    view = undefined;
    if (!line.isFinal) return;
    if (open[line.speaker]?.id === line.id) delete open[line.speaker];
    finished.push(line.id);
    const other = open[line.speaker === 'visitor' ? 'assistant' : 'visitor'];
    if (other && other.id < line.id) other.hasPaused = true;
  }

  /** The line of `speaker` that is not finished. */
  function find(speaker: Speaker): ConversationLine | undefined {
    const id = open[speaker]?.id;
    return id === undefined ? undefined : lines[id];
  }

  function begin({ speaker, text, isFinal, isTyped = false }: Said, atMs: number): void {
    const last = lines.at(-1);
    // A provider repeats a final when its connection hiccups; only the very next line can be such a repeat.
    if (!isTyped && last?.speaker === speaker && last.text === text) return;
    const id = lines.length;
    if (!isFinal) open[speaker] = { id, hasPaused: false };
    set({ id, speaker, text, isFinal, isInterrupted: false, atMs });
  }

  return {
    write(said: Said, atMs: number): void {
      const text = said.text.trim();
      const { speaker, isFinal, isTyped = false } = said;
      const current = isTyped ? undefined : find(speaker);
      if (!text) return current && isFinal ? set({ ...current, isFinal }) : undefined;
      if (!current) return begin({ ...said, text }, atMs);
      if (!continuesLine(current.text, text, { hasPaused: open[speaker]?.hasPaused ?? false })) {
        set({ ...current, isFinal: true });
        return begin({ ...said, text }, atMs);
      }
      return current.text === text && !isFinal ? undefined : set({ ...current, text, isFinal });
    },
    /** The speaker begins anew: what they left unfinished is not overwritten by what is not the same. */
    breathe(speaker: Speaker): void {
      const line = open[speaker];
      if (line) line.hasPaused = true;
    },
    /** The assistant was cut short, if it was speaking. */
    interrupt(): void {
      const current = find('assistant');
      if (current) set({ ...current, isFinal: true, isInterrupted: true });
    },
    log,
    /** Messages that came and lines that were finished since the last time. */
    takeAdded() {
      const said = finished.flatMap((id) => lines[id] ?? []);
      finished = [];
      return { messages: log.takeAdded(), lines: said.map(({ id, speaker, text }) => ({ id, speaker, text })) };
    },
    view(): ConversationView {
      if (view) return view;
      const length = lines.length;
      const at = revision;
      let copy: readonly ConversationLine[] | undefined;
      view = {
        revision: at,
        get lines() {
          copy ??= lines.slice(0, length);
          return copy;
        },
      };
      return view;
    },
  };
}
