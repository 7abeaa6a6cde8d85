/**
 * How well a line answers what was typed: 1 where one of its names begins so, 0.7 where a word does, 0.4 where it is
 * inside one, 0 otherwise. Letters scattered over a line are no answer: nobody who types "heron" means an address.
 */
export const matchCommand = (_id: string, typed: string, names: readonly string[] = []): number => {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return 1;
  const lines = names.map((name) => name.toLowerCase());
  if (lines.some((line) => line.startsWith(wanted))) return 1;
  if (lines.some((line) => line.split(/[^\p{L}\p{N}+#]+/u).some((word) => word.startsWith(wanted)))) return 0.7;
  return lines.some((line) => line.includes(wanted)) ? 0.4 : 0;
};
