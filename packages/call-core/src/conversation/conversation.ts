import { findTranscript, type ProviderMessage } from '../provider-message.ts';
import type { ConversationLine, Speaker } from './conversation-line.ts';

/** What was said so far. A new view stands for every change; `lines` is made when it is first read. */
export interface ConversationView {
  /** Counts changes within the life of the page. */
  readonly revision: number;
  readonly lines: readonly ConversationLine[];
}

/** What is said in a call, as it grows. */
export interface Conversation {
  /** Takes in a message; true when a line changed. Messages that say nothing are kept for the record all the same. */
  add(message: ProviderMessage, atMs: number): boolean;
  clear(): void;
  view(): ConversationView;
  /** Every message in order, but those conversation-updates that a later one superseded: each repeats all before. */
  messages(): readonly ProviderMessage[];
}

const SPEAKER_OF_ROLE = { user: 'visitor', assistant: 'assistant' } as const satisfies Record<string, Speaker>;

/**
 * Partial lines grow in place until their final replaces them; a final that repeats the one before it is dropped; an
 * interruption marks the assistant's line. Takes constant time a message, however long the call: a copy of the lines
 * is made only when somebody looks.
 */
export function createConversation(): Conversation {
  let lines: ConversationLine[] = [];
  let messages: (ProviderMessage | undefined)[] = [];
  let lastUpdateAt: number | undefined;
  let revision = 0;
  let view: ConversationView | undefined;
  /** Index of the line that a speaker has not finished. */
  let open: Partial<Record<Speaker, number>> = {};
  let lastOf: Partial<Record<Speaker, number>> = {};

  const change = (): true => {
    revision += 1;
    view = undefined;
    return true;
  };

  function write(speaker: Speaker, text: string, isFinal: boolean, atMs: number): boolean {
    const at = open[speaker];
    const current = at === undefined ? undefined : lines[at];
    if (at !== undefined && current) {
      if (!text && isFinal) return false;
      if (isFinal) delete open[speaker];
      if (current.text === text && current.isFinal === isFinal) return false;
      lines[at] = { ...current, text, isFinal };
      return change();
    }
    if (!text) return false;
    const last = lastOf[speaker];
    // A provider repeats a final when its connection hiccups; only the very next line can be such a repeat.
    if (last !== undefined && last === lines.length - 1 && lines[last]?.text === text) return false;
    const id = lines.length;
    lines.push({ id, speaker, text, isFinal, isInterrupted: false, atMs });
    lastOf[speaker] = id;
    if (!isFinal) open[speaker] = id;
    return change();
  }

  function interrupt(): boolean {
    const at = lastOf.assistant;
    const line = at === undefined ? undefined : lines[at];
    if (at === undefined || !line || line.isInterrupted) return false;
    lines[at] = { ...line, isFinal: true, isInterrupted: true };
    delete open.assistant;
    return change();
  }

  return {
    add(message, atMs) {
      if (message.type === 'conversation-update') {
        if (lastUpdateAt !== undefined) messages[lastUpdateAt] = undefined;
        lastUpdateAt = messages.length;
      }
      messages.push(message);
      if (message.type === 'user-interrupted') return interrupt();
      const said = findTranscript(message);
      return said ? write(SPEAKER_OF_ROLE[said.role], said.text, said.isFinal, atMs) : false;
    },
    clear() {
      lines = [];
      messages = [];
      lastUpdateAt = undefined;
      open = {};
      lastOf = {};
      change();
    },
    view() {
      if (view) return view;
      const source = lines;
      const length = source.length;
      const of = revision;
      let copy: readonly ConversationLine[] | undefined;
      view = {
        revision: of,
        get lines() {
          copy ??= source.slice(0, length);
          return copy;
        },
      };
      return view;
    },
    messages: () => messages.filter((message) => message !== undefined),
  };
}
