/** False for articles, numbers and fragments of sentences. */
const isName = (part: string): boolean => {
  const words = part.split(/\s+/u);
  if (part === '' || /^\d+(?:\D|$)/u.test(part)) return false;
  if (/^\p{Ll}/u.test(part)) return words.length === 1 && part.length > 1;
  return words.length <= 4;
};

/** Returns the name before lower-case text: `TypeScript when the others are asleep`, but `Ruby on Rails`. */
const headOf = (part: string): string =>
  part
    .replace(/^(?:some|a little|basic|and|also)\s+/iu, '')
    .replace(
      /(?<=^\p{Lu}.*?)\s(?:when|where|if|with|for|on(?! \p{Lu})|by|in|that|which|to|from|since|under|of)(?:\s.*)?$/u,
      '',
    );

/** `Queues: Kafka, RabbitMQ` gives Kafka, RabbitMQ and the heading; brackets count too. `A/B testing` is one name. */
export function listParts(keywords: readonly string[]): readonly string[] {
  const texts = keywords.flatMap((keyword) => {
    const [heading = '', rest] = keyword.split(/\s*[:：]\s+|：/u);
    const inBrackets = [...keyword.matchAll(/[（(]([^）)]+)[）)]/gu)].map(([, inner]) => inner ?? '');
    const outside = (rest ?? heading).replaceAll(/\s*[（(][^）)]*[）)]/gu, '');
    return [outside, ...inBrackets.filter((inner) => /^\p{Lu}/u.test(inner)), ...(rest === undefined ? [] : [heading])];
  });
  const parts = texts
    .flatMap((text) =>
      text.split(/\s*[,;，；、]\s*|\s+(?:and|und|et|y|&|\/)\s+|(?<=\p{L})(?<!\b(?:A|CI|I|PL|TCP|z))\/(?=\p{Lu})/u),
    )
    .map((part) => headOf(part.trim().replace(/(?<=\p{L}{4})\.$|\s*(?:\.{2,}|…)$/u, '')))
    .filter(isName);
  return [...new Set(parts)];
}

/** Of `React` and `React.js`, the first stays. */
export const uniqueParts = (parts: readonly string[]): string[] => {
  const keys = parts.map((part) => part.replace(/(?<=\w)\.?js$/iu, ''));
  return parts.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
};
