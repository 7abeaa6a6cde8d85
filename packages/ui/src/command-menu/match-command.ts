/** Scores a command: 1 if a name starts with the text, 0.7 if a word does, 0.4 if a name contains it, otherwise 0. */
export const matchCommand = (_id: string, typed: string, names: readonly string[] = []): number => {
  const query = typed.trim().toLowerCase();
  if (query === '') return 1;
  const lines = names.map((name) => name.toLowerCase());
  if (lines.some((line) => line.startsWith(query))) return 1;
  if (lines.some((line) => line.split(/[^\p{L}\p{N}+#]+/u).some((word) => word.startsWith(query)))) return 0.7;
  return lines.some((line) => line.includes(query)) ? 0.4 : 0;
};
