/** Lines that stay the same around a change. */
const CONTEXT = 2;

/** The differences of two texts, as `- removed` and `+ added` lines with a little around them; empty when equal. */
export function diffLines(before: string, after: string): readonly string[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const common = commonLengths(a, b);
  const marked: { mark: ' ' | '-' | '+'; line: string }[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      marked.push({ mark: ' ', line: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      marked.push({ mark: '-', line: a[i] ?? '' });
      i += 1;
    } else {
      marked.push({ mark: '+', line: b[j] ?? '' });
      j += 1;
    }
  }
  const isNear = (index: number) =>
    marked.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ mark }) => mark !== ' ');
  return marked.filter((_, index) => isNear(index)).map(({ mark, line }) => `${mark} ${line}`);
}

/** For each pair of ends, how many lines the longest common sequence from there has. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly Uint32Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (row !== undefined)
        row[j] = a[i] === b[j] ? (table[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}
