/** Returns the `count` shortest texts, in their order. */
export const pickShortest = (texts: readonly string[], count: number): readonly string[] => {
  const shortest = new Set(texts.toSorted((text, otherText) => text.length - otherText.length).slice(0, count));
  return texts.filter((text) => shortest.has(text));
};
