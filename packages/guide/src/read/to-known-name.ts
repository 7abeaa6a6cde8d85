const escapeForPattern = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** The model is trained with the name Asad; an owl of another name is addressed by its own. */
export function createNamer(guideNames: readonly string[]): (text: string) => string {
  if (guideNames.length === 0) return (text) => text;
  const names = guideNames.toSorted((a, b) => b.length - a.length).map(escapeForPattern);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => text.replaceAll(pattern, 'Asad');
}
