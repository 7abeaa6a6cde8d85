import { chunkText } from '../rules/chunks.ts';
import type { DocumentReader, StoredDocument } from '../documents/document-store.ts';
import { paths } from './paths.ts';
import { chunkDocSchema, type CallDoc } from './stored-shapes.ts';

/** Well under the 1 MiB of a Firestore document, which also counts names and the other fields. */
const MAX_CHUNK_BYTES = 700_000;

/** A Firestore commit takes 10 MiB, names, indexes and the owner's mail included. */
const MAX_CONTENT_BYTES = 8_000_000;

export interface CallContent {
  readonly transcript: string;
  readonly messages: readonly unknown[];
}

/** False for JSON that is longer written out than it came: `1e20` becomes 21 digits. */
export function fitsOneCommit({ transcript, messages }: CallContent): boolean {
  return Buffer.byteLength(transcript) + Buffer.byteLength(JSON.stringify(messages)) <= MAX_CONTENT_BYTES;
}

/** The fields of a call in which nothing was said, or of which it was taken back. */
export const noContent = { transcript: '', transcriptChunks: 0, messageChunks: 0, messageCount: 0 } as const;

/** What was said, as the fields of its call and the documents below it. */
export function splitContent(uid: string, callDoc: string, content: CallContent & { readonly expireAt: number }) {
  const [transcript = '', ...more] = chunkText(content.transcript, MAX_CHUNK_BYTES);
  const messages = content.messages.length === 0 ? [] : chunkText(JSON.stringify(content.messages), MAX_CHUNK_BYTES);
  const chunk = (text: string): StoredDocument => ({ text, expireAt: content.expireAt });
  return {
    fields: {
      transcript,
      transcriptChunks: more.length,
      messageChunks: messages.length,
      messageCount: content.messages.length,
    },
    chunks: [
      ...more.map((text, index) => [paths.chunk(uid, callDoc, { kind: 'transcript', index }), chunk(text)] as const),
      ...messages.map((text, index) => [paths.chunk(uid, callDoc, { kind: 'messages', index }), chunk(text)] as const),
    ],
  };
}

/** The documents below a call, by path. */
export function chunkPaths(uid: string, callDoc: string, call: CallDoc): readonly string[] {
  const below = (kind: 'transcript' | 'messages', count: number) =>
    Array.from({ length: count }, (_, index) => paths.chunk(uid, callDoc, { kind, index }));
  return [...below('transcript', call.transcriptChunks), ...below('messages', call.messageChunks)];
}

export async function readChunks(
  transaction: DocumentReader,
  options: { uid: string; callDoc: string; kind: 'transcript' | 'messages'; count: number },
): Promise<string> {
  const texts: string[] = [];
  for (let index = 0; index < options.count; index += 1) {
    const found = await transaction.get(paths.chunk(options.uid, options.callDoc, { kind: options.kind, index }));
    texts.push(found === undefined ? '' : chunkDocSchema.parse(found).text);
  }
  return texts.join('');
}
