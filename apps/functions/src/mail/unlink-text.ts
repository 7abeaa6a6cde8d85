/**
 * Text of which no mail program makes a link: an invisible space (U+200B) stands after every dot, slash, colon and at
 * sign that is followed by more of the word. It reads the same.
 */
export function unlinkText(text: string): string {
  return text.replaceAll(/([.:/@])(?=\S)/g, '$1\u200b');
}
