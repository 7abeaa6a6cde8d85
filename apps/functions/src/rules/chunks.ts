/**
 * Cuts text into pieces of at most `maxBytes` of UTF-8, never through a character. A Firestore document holds 1 MiB.
 * Text that fits is one piece; empty text too.
 */
export function chunkText(text: string, maxBytes: number): readonly string[] {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= maxBytes) return [text];
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const chunks: string[] = [];
  for (let start = 0; start < bytes.length;) {
    let end = Math.min(start + maxBytes, bytes.length);
    // 0b10xxxxxx continues a character: step back to where it begins.
    while (end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
    chunks.push(decoder.decode(bytes.subarray(start, end)));
    start = end;
  }
  return chunks;
}
