import type { ScriptedRoom } from './scripted-provider.ts';

const ACTS = {
  'assistant says': (room: ScriptedRoom, words: string) => room.assistantSays(words),
  'visitor says': (room: ScriptedRoom, words: string) => room.visitorSays(words),
  'assistant is interrupted after': (room: ScriptedRoom, words: string) => room.assistantIsInterruptedAfter(words),
} as const;

/**
 * Plays a conversation, one line each:
 *
 * ```
 * assistant says: Good evening.
 * visitor says: What did he build?
 * assistant is interrupted after: Four products, one of which
 * ```
 *
 * Throws on any other line.
 */
export function playConversation(room: ScriptedRoom, script: string): void {
  for (const line of script.split('\n').map((each) => each.trim())) {
    if (!line) continue;
    const at = line.indexOf(':');
    const act = Object.entries(ACTS).find(([name]) => name === line.slice(0, at).trim())?.[1];
    if (!act) throw new Error(`A conversation cannot be played: "${line}" is no line of a script.`);
    act(room, line.slice(at + 1).trim());
  }
}
