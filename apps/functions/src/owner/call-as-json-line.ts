import type { CallArchive, StoredCall } from '../calls/call-archive.ts';

/** A call with its raw messages as one line of JSON that is safe for a terminal. */
export async function callAsJsonLine(store: CallArchive, call: StoredCall): Promise<string> {
  const line = JSON.stringify({ ...call, messages: await store.readMessages(call.visitorId, call.callId) });
  // JSON leaves these as they are; a terminal would obey some, and a reader of lines breaks on others.
  return line.replaceAll(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
