/** Longer than any spoken sentence: text that has no end by then is not speech. */
export const MAX_SENTENCE_LENGTH = 400;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text. Within a word none begins (a link with a query), nor after the mark of a list ("1. "). */
function split(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const before = sentences.at(-1);
    if (before === undefined || (/\s$/.test(before) && !/^\W*\d{1,2}[.)]\s+$/.test(before))) sentences.push(segment);
    else sentences[sentences.length - 1] = before + segment;
  }
  return sentences;
}

/** Without marks of markdown and signs that nobody sees; those within a word ("C#", "my_page") belong to it. */
const toPlain = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, '$1 $2')
    .replaceAll(/[*`]+|^\s*#+\s|(?<![\p{L}\p{N}/])[_~]+|[_~]+(?![\p{L}\p{N}])/gmu, '')
    .replaceAll(/^\s*(?:[-•]|\d{1,2}[.)])\s+/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const take = (sentences: readonly string[]): readonly string[] =>
  sentences.map(toPlain).filter((one) => /[\p{L}\p{N}]/u.test(one));

/** Takes pieces of a text, and gives its sentences as soon as each is over: where the next has begun. */
export function createSentenceSplitter(): {
  /** Whole sentences that this piece completes. */
  readonly push: (piece: string) => readonly string[];
  /** What is left at the end of the text. */
  readonly end: () => readonly string[];
  /** What is left, where it ends like a sentence. */
  readonly endWhole: () => readonly string[];
  /** Forgets what is left. */
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
      // The last may go on: "Node." becomes "Node.js".
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
