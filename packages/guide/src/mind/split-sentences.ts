/** Longer than any spoken sentence: what has no end by then is no speech. */
export const MAX_SENTENCE_LENGTH = 400;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Takes pieces of a text, and gives its sentences as soon as each is over: where the next has begun. */
export function createSentenceSplitter(): {
  /** Whole sentences that this piece completes. */
  readonly push: (piece: string) => readonly string[];
  /** What is left at the end of the text. */
  readonly end: () => readonly string[];
} {
  let buffer = '';
  const toPlain = (text: string): string =>
    text
      .replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, '$1 $2')
      .replaceAll(/[*`#_~]+|^\s*[-•]\s+/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const take = (sentences: readonly string[]): readonly string[] => sentences.map(toPlain).filter((one) => one !== '');
  return {
    push(piece) {
      buffer += piece;
      const segments = Array.from(segmenter.segment(buffer), ({ segment }) => segment);
      // The last may go on: "Node." becomes "Node.js".
      buffer = segments.pop() ?? '';
      return take(segments);
    },
    end() {
      const rest = buffer;
      buffer = '';
      return take(Array.from(segmenter.segment(rest), ({ segment }) => segment));
    },
  };
}
