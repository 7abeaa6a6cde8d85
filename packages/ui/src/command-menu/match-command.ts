/**
 * Scores a command against the typed text: 1 if a name starts with it, 0.7 if a word does, 0.4 if a name contains it,
 * otherwise 0. Scattered letters do not match.
 */
export const matchCommand = (_id: string, typed: string, names: readonly string[] = []): number => {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return 1;
  const lines = names.map((name) => name.toLowerCase());
  if (lines.some((line) => line.startsWith(wanted))) return 1;
  if (lines.some((line) => line.split(/[^\p{L}\p{N}+#]+/u).some((word) => word.startsWith(wanted)))) return 0.7;
  return lines.some((line) => line.includes(wanted)) ? 0.4 : 0;
};
