/** Without case and accents. */
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const score = (line: string, query: string): number => {
  if (line.startsWith(query)) return 1;
  if (line.split(/[^\p{L}\p{N}+#]+/u).some((word) => word.startsWith(query))) return 0.7;
  return line.includes(query) ? 0.4 : 0;
};

/**
 * Scores a command by its best name: 1 if it starts with the text, 0.7 if a word does, 0.4 if it contains the text,
 * otherwise 0. Names after the first, the shown one, count half.
 */
export const matchCommand = (_id: string, typed: string, names: readonly string[] = []): number => {
  const query = fold(typed.trim());
  if (query === '') return 1;
  return Math.max(0, ...names.map((name, index) => score(fold(name), query) * (index === 0 ? 1 : 0.5)));
};
