import type { ProviderEvent, ProviderMessage, Speaker } from '../provider.ts';
import type { ConversationLine, ConversationView } from './call-record.ts';

interface Utterance extends Omit<Extract<ProviderEvent, { type: 'transcript' }>, 'type'> {
  readonly isTyped?: boolean;
  /** The speaker is heard: no provider's copy of a typed text. */
  readonly isSpoken?: boolean;
}

export interface Conversation extends ReturnType<typeof createConversation> {}

/** After this silence a speaker begins a new line, in milliseconds. */
const PAUSE_MS = 700;

interface Place {
  readonly id: number;
  hasPaused: boolean;
}

/**
 * Partial lines grow until their final replaces them. A final that starts with the whole line extends it: phone
 * recognisers send partial lines as final. Typed and spoken words never share a line. Only a read view copies lines: a
 * message takes constant time.
 */
export function createConversation() {
  const lines: ConversationLine[] = [];
  const log = createMessageLog();
  /** The unfinished line, and the last finished one since a pause. */
  const open: Partial<Record<Speaker, Place>> = {};
  const last: Partial<Record<Speaker, Place>> = {};
  const heardAtMs: Partial<Record<Speaker, number>> = {};
  let finished: number[] = [];
  /** Texts that the visitor typed and the assistant has not answered. */
  let typed: string[] = [];
  const views = createViews();

  function set(line: ConversationLine, isTyped?: boolean): void {
    lines[line.id] = line;
    views.add(line);
    if (!line.isFinal) return;
    const { id, speaker } = line;
    const other = speaker === 'visitor' ? 'assistant' : 'visitor';
    if (other === 'visitor') typed = [];
    for (const place of [open[other], last[other]]) if (place && place.id < id) place.hasPaused = true;
    if (!isTyped && last[speaker]?.id !== id) last[speaker] = { id, hasPaused: false };
    if (open[speaker]?.id === id) delete open[speaker];
    finished.push(id);
  }

  function findOpen(speaker: Speaker): ConversationLine | undefined {
    const id = open[speaker]?.id;
    return id === undefined ? undefined : lines[id];
  }

  function begin({ speaker, text, isFinal, isTyped }: Utterance, atMs: number): void {
    const id = lines.length;
    if (!isFinal) open[speaker] = { id, hasPaused: false };
    set({ id, speaker, text, isFinal, isInterrupted: false, atMs }, isTyped);
  }

  function notePause(speaker: Speaker, atMs: number): void {
    const silentMs = atMs - (heardAtMs[speaker] ?? atMs);
    heardAtMs[speaker] = atMs;
    const lastLine = last[speaker];
    // The rest of an interrupted line may arrive late.
    if (silentMs >= PAUSE_MS) markPause(speaker, lastLine && lines[lastLine.id]?.isInterrupted);
  }

  function markPause(speaker: Speaker, isCut?: boolean): void {
    const line = open[speaker];
    if (line) line.hasPaused = true;
    if (!isCut) delete last[speaker];
  }

  function takeLate({ speaker, text, isFinal }: Utterance): boolean {
    const lastLine = last[speaker];
    const line = lastLine && lines[lastLine.id];
    if (!lastLine || !line) return false;
    // Any words after the other side's start a new line.
    if (line.isInterrupted && lastLine.hasPaused && !isFinal) delete last[speaker];
    else if (!isFinal && beginsLine(text, line.text)) return true;
    else if (!findOpen(speaker) && belongsTo(line, text, lastLine.hasPaused)) {
      if (!isFinal && !line.isInterrupted) open[speaker] = lastLine;
      const { unheard: _, ...heard } = line;
      if (line.text !== text) set({ ...heard, text, isFinal: isFinal || line.isInterrupted });
      return true;
    }
    return false;
  }

  return {
    write(utterance: Utterance, atMs: number): void {
      const text = utterance.text.trim();
      const { speaker, isFinal, isTyped, isSpoken } = utterance;
      const trimmed = { ...utterance, text };
      if (isTyped) {
        typed.push(text);
        return begin(trimmed, atMs);
      }
      const current = findOpen(speaker);
      if (!text) return current && isFinal ? set({ ...current, isFinal }) : undefined;
      // Some providers send a typed text back, also word by word or with other punctuation (obsidian-agent-client#421).
      const isEcho = (line: string): boolean => beginsLine(text, line) && (!isFinal || beginsLine(line, text));
      if (!current && speaker === 'visitor' && !isSpoken && typed.some(isEcho)) return undefined;
      notePause(speaker, atMs);
      if (takeLate(trimmed)) return undefined;
      if (!current) return begin(trimmed, atMs);
      if (!continuesLine(current.text, text, { hasPaused: !!open[speaker]?.hasPaused })) {
        set({ ...current, isFinal: true });
        return begin(trimmed, atMs);
      }
      return current.text === text && !isFinal ? undefined : set({ ...current, text, isFinal });
    },
    markPause: (speaker: Speaker): void => markPause(speaker),
    findOpen,
    interrupt(unheard?: string): void {
      const current = findOpen('assistant');
      if (current) set({ ...current, isFinal: true, isInterrupted: true, ...(unheard && { unheard }) });
    },
    log,
    takeAdded() {
      const finishedLines = finished.flatMap((id) => lines[id] ?? []);
      finished = [];
      return {
        messages: log.takeAdded(),
        lines: finishedLines.map(({ id, speaker, text }) => ({ id, speaker, text })),
      };
    },
    view: views.view,
  };
}

const toWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function countCommon(words: readonly string[], next: readonly string[]): number {
  const differsAt = words.findIndex(
    (word, index) => word !== next[index] && !(index === words.length - 1 && next[index]?.startsWith(word)),
  );
  return differsAt < 0 ? words.length : differsAt;
}

function beginsLine(text: string, whole: string): boolean {
  const words = toWords(text);
  return countCommon(words, toWords(whole)) === words.length;
}

/** Recognisers retract words: a longer text may start differently. */
function continuesLine(open: string, text: string, { hasPaused }: { readonly hasPaused: boolean }): boolean {
  const words = toWords(open);
  const common = countCommon(words, toWords(text));
  return hasPaused ? common * 2 >= words.length : common > 0 || text.length >= open.length;
}

const belongsTo = (
  { isInterrupted, speaker, text: before }: ConversationLine,
  text: string,
  hasPaused: boolean,
): boolean => (isInterrupted || (!hasPaused && (speaker === 'visitor' || before === text))) && beginsLine(before, text);

export const EMPTY_CONVERSATION: ConversationView = { revision: 0, lines: [] };

function createViews() {
  const changes: ConversationLine[] = [];
  let newest = EMPTY_CONVERSATION;

  function read(revision: number): readonly ConversationLine[] {
    const from = newest.revision <= revision ? newest : EMPTY_CONVERSATION;
    const lines = from.lines.slice();
    for (const line of changes.slice(from.revision, revision)) lines[line.id] = line;
    newest = { revision, lines };
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

function createMessageLog() {
  const messages: (ProviderMessage | undefined)[] = [];
  const places = new Map<string, number>();
  let takenCount = 0;
  return {
    keep(message: ProviderMessage, supersedes?: string): void {
      if (supersedes !== undefined) {
        const before = places.get(supersedes);
        if (before !== undefined) messages[before] = undefined;
        places.set(supersedes, messages.length);
      }
      messages.push(message);
    },
    all: (): ProviderMessage[] => messages.filter((message) => message !== undefined),
    last: (): ProviderMessage | undefined => messages.at(-1),
    /** Omits messages that may be superseded: each repeats all earlier ones. */
    takeAdded(): readonly ProviderMessage[] {
      const repeating = new Set(places.values());
      const added = messages
        .slice(takenCount)
        .filter((message, index) => message && !repeating.has(takenCount + index));
      takenCount = messages.length;
      return added as readonly ProviderMessage[];
    },
  };
}
