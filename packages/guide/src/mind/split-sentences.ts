/** A longer text without an end is not speech. */
export const MAX_SENTENCE_LENGTH = 400;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Not within a word (a link with a query) or after a list mark ("1. "). */
function split(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const before = sentences.at(-1);
    if (before === undefined || (/\s$/.test(before) && !/^\W*\d{1,2}[.)]\s+$/.test(before))) sentences.push(segment);
    else sentences[sentences.length - 1] = before + segment;
  }
  return sentences;
}

/** Without Markdown, emoji and invisible characters; marks within a word ("C#", "my_page") stay. */
const toPlain = (text: string): string =>
  text
    .replaceAll(/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Cf}/gu, '')
    .replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, '$1 $2')
    .replaceAll(/[*`]+|^\s*#+\s|(?<![\p{L}\p{N}/])[_~]+|[_~]+(?![\p{L}\p{N}])/gmu, '')
    .replaceAll(/^\s*(?:[-•]|\d{1,2}[.)])\s+/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const take = (sentences: readonly string[]): readonly string[] =>
  sentences.map(toPlain).filter((one) => /[\p{L}\p{N}]/u.test(one));

/** Yields a sentence once the next one has begun. */
export function createSentenceSplitter(): {
  /** Returns the sentences that this piece completes. */
  readonly push: (piece: string) => readonly string[];
  /** Returns the rest at the end of the text. */
  readonly end: () => readonly string[];
  /** Returns the rest if it ends like a sentence. */
  readonly endWhole: () => readonly string[];
  readonly drop: () => void;
} {
  let buffer = '';
  const end = (): readonly string[] => {
    const rest = buffer;
    buffer = '';
    return take(split(rest));
  };
  return {
    push(piece) {
      const sentences = split(buffer + piece);
      // "Node." may become "Node.js".
      buffer = sentences.pop() ?? '';
      return take(sentences);
    },
    end,
    endWhole: () => (/[.!?…]["'”’)\]]*\s*$/.test(buffer) ? end() : []),
    drop() {
      buffer = '';
    },
  };
}
