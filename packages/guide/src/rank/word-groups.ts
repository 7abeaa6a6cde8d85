/** Begins the name of a group; no term begins with it. */
export const GROUP = '#';

/** Returns the names of a word's large and small group; none for a rare word. */
export type GroupsOf = (word: string) => readonly string[];

/** Reads a line for each small group, with an empty line between the large ones. */
export function readGroups(groups: string): GroupsOf {
  const byWord = new Map<string, readonly string[]>();
  for (const [large, lines] of groups.split('\n\n').entries())
    for (const [small, line] of lines.split('\n').entries()) {
      const names = [`${GROUP}${large}`, `${GROUP}${large}.${small}`];
      for (const word of line.split(' ')) byWord.set(word, names);
    }
  return (word) => byWord.get(word) ?? byWord.get(word.replace(/s$/u, '')) ?? [];
}
