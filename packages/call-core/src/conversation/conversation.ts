import type { ProviderEvent, ProviderMessage, Speaker } from '../provider.ts';
import type { ConversationLine, ConversationView } from './call-record.ts';

/** Something that was said: all of a line so far, or, typed, a line of its own. */
interface Said extends Omit<Extract<ProviderEvent, { type: 'transcript' }>, 'type'> {
  readonly isTyped?: boolean;
}

/** What is said in a call, as it grows. */
export interface Conversation extends ReturnType<typeof createConversation> {}

/**
 * Silence after which a speaker begins a new line, in milliseconds, counted from their last transcript: the guide's
 * utterances end after the same pause.
 */
const PAUSE_MS = 700;

/** A line of a speaker, and whether the other has answered it or breath was drawn since. */
interface Place {
  readonly id: number;
  hasPaused: boolean;
}

const otherOf = (speaker: Speaker): Speaker => (speaker === 'visitor' ? 'assistant' : 'visitor');

/**
 * Partial lines grow in place until their final replaces them. A final that repeats the speaker's last line without a
 * pause is dropped, one that begins with all of it is its growth (recognisers of phones send partial lines as final). A
 * pause makes a new line; typed and spoken words are never one. Takes constant time a message, however long the call: a copy of the lines is made only when somebody looks.
 */
export function createConversation() {
  const lines: ConversationLine[] = [];
  const log = createMessageLog();
  /** The unfinished line of each, and the one that they finished last since they drew breath. */
  const open: Partial<Record<Speaker, Place>> = {};
  const last: Partial<Record<Speaker, Place>> = {};
  const heardAtMs: Partial<Record<Speaker, number>> = {};
  let finished: number[] = [];
  const views = createViews();

  function set(line: ConversationLine, isTyped = false): void {
    lines[line.id] = line;
    views.add(line);
    if (!line.isFinal) return;
    const { id, speaker } = line;
    const other = otherOf(speaker);
    for (const place of [open[other], last[other]]) if (place && place.id < id) place.hasPaused = true;
    if (!isTyped && last[speaker]?.id !== id) last[speaker] = { id, hasPaused: false };
    if (open[speaker]?.id === id) delete open[speaker];
    finished.push(id);
  }

  function findOpen(speaker: Speaker): ConversationLine | undefined {
    const id = open[speaker]?.id;
    return id === undefined ? undefined : lines[id];
  }

  function begin({ speaker, text, isFinal, isTyped = false }: Said, atMs: number): void {
    const id = lines.length;
    if (!isFinal) open[speaker] = { id, hasPaused: false };
    set({ id, speaker, text, isFinal, isInterrupted: false, atMs }, isTyped);
  }

  /** After a pause the line that the speaker finished is neither repeated nor continued. */
  function notePause(speaker: Speaker, atMs: number): void {
    const silentMs = atMs - (heardAtMs[speaker] ?? atMs);
    heardAtMs[speaker] = atMs;
    const done = last[speaker];
    // The rest of a line that was cut may come late.
    if (silentMs >= PAUSE_MS) breathe(speaker, done && lines[done.id]?.isInterrupted);
  }

  /** The speaker begins again: a line that they left unfinished is not overwritten by other words. */
  function breathe(speaker: Speaker, isCut = false): void {
    const line = open[speaker];
    if (line) line.hasPaused = true;
    if (!isCut) delete last[speaker];
  }

  /** Takes in what belongs to a finished line, if it does: its beginning, a repetition, its growth, the rest of one cut. */
  function takeLate({ speaker, text, isFinal }: Said): boolean {
    const done = last[speaker];
    const line = done && lines[done.id];
    if (!done || !line) return false;
    // Whoever was cut short and has heard the other out begins anew, with whatever words.
    if (line.isInterrupted && done.hasPaused && !isFinal) delete last[speaker];
    else if (!isFinal && beginsLine(text, line.text)) return true;
    else if (!findOpen(speaker) && belongsTo(line, text, done.hasPaused)) {
      if (!isFinal && !line.isInterrupted) open[speaker] = done;
      if (line.text !== text) set({ ...line, text, isFinal: isFinal || line.isInterrupted });
      return true;
    }
    return false;
  }

  return {
    write(said: Said, atMs: number): void {
      const text = said.text.trim();
      const { speaker, isFinal, isTyped = false } = said;
      if (!isTyped && text) notePause(speaker, atMs);
      const current = isTyped ? undefined : findOpen(speaker);
      if (!text) return current && isFinal ? set({ ...current, isFinal }) : undefined;
      if (!isTyped && takeLate({ ...said, text })) return undefined;
      if (!current) return begin({ ...said, text }, atMs);
      if (!continuesLine(current.text, text, { hasPaused: open[speaker]?.hasPaused ?? false })) {
        set({ ...current, isFinal: true });
        return begin({ ...said, text }, atMs);
      }
      return current.text === text && !isFinal ? undefined : set({ ...current, text, isFinal });
    },
    breathe: (speaker: Speaker): void => breathe(speaker),
    /** The unfinished line of a speaker. */
    findOpen,
    /** The assistant was cut short, if it was speaking. */
    interrupt(): void {
      const current = findOpen('assistant');
      if (current) set({ ...current, isFinal: true, isInterrupted: true });
    },
    log,
    /** Messages that came and lines that were finished since the last time. */
    takeAdded() {
      const said = finished.flatMap((id) => lines[id] ?? []);
      finished = [];
      return { messages: log.takeAdded(), lines: said.map(({ id, speaker, text }) => ({ id, speaker, text })) };
    },
    view: views.view,
  };
}

const toWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** With how many words of `words` `next` begins; the last one may still have been half heard. */
function countCommon(words: readonly string[], next: readonly string[]): number {
  const differsAt = words.findIndex(
    (word, index) => word !== next[index] && !(index === words.length - 1 && next[index]?.startsWith(word)),
  );
  return differsAt < 0 ? words.length : differsAt;
}

/** Whether `text` is the beginning of `whole`, or all of it. */
function beginsLine(text: string, whole: string): boolean {
  const words = toWords(text);
  return countCommon(words, toWords(whole)) === words.length;
}

/**
 * Whether `text` is what became of the unfinished line `open`, or the beginning of another. A recogniser takes words
 * back, so a longer text may begin otherwise; once somebody else had the word, or the speaker drew breath, only a text
 * that begins as the line did is still the same.
 */
function continuesLine(open: string, text: string, { hasPaused }: { readonly hasPaused: boolean }): boolean {
  const words = toWords(open);
  const common = countCommon(words, toWords(text));
  return hasPaused ? common * 2 >= words.length : common > 0 || text.length >= open.length;
}

/** Whether `text` is a repetition or growth of the finished `line`, or the rest of one that was cut. */
const belongsTo = (
  { isInterrupted, speaker, text: before }: ConversationLine,
  text: string,
  hasPaused: boolean,
): boolean => (isInterrupted || (!hasPaused && (speaker === 'visitor' || before === text))) && beginsLine(before, text);

/** The view where there is no call. */
export const EMPTY_CONVERSATION: ConversationView = { revision: 0, lines: [] };

/** A view in which nothing was said, and what makes the next of each: constant time a change. */
function createViews() {
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

/** Every message in order, but those that a later one superseded. Constant time a message. */
function createMessageLog() {
  const messages: (ProviderMessage | undefined)[] = [];
  const places = new Map<string, number>();
  let taken = 0;
  return {
    /** A later message with the same `supersedes` takes this one's place in the record. */
    keep(message: ProviderMessage, supersedes?: string): void {
      if (supersedes !== undefined) {
        const before = places.get(supersedes);
        if (before !== undefined) messages[before] = undefined;
        places.set(supersedes, messages.length);
      }
      messages.push(message);
    },
    all: (): readonly ProviderMessage[] => messages.filter((message) => message !== undefined),
    last: (): ProviderMessage | undefined => messages.at(-1),
    /** What came since the last time, but what will be superseded: each such message repeats all before it. */
    takeAdded(): readonly ProviderMessage[] {
      const repeating = new Set(places.values());
      const added = messages.slice(taken).filter((message, index) => message && !repeating.has(taken + index));
      taken = messages.length;
      return added as readonly ProviderMessage[];
    },
  };
}
