/** Names of the custom properties that a text refers to. */
const usedIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));

/**
 * Parts the tokens of the root: those that the first screen's styles and markup refer to, directly or through another
 * token, stay; the rest goes with the later sheet. A token is a name, so that where it stands changes nothing.
 */
export const splitTokens = (css: string, body: string): { readonly first: string; readonly later: string } => {
  const block = /(@layer tokens\{:root\{)([^{}]*)(\})/.exec(css);
  if (block === null) throw new Error('The styles hold no layer of tokens on the root.');
  const [whole, , declarations = ''] = block;
  const all = declarations.split(';').filter((declaration) => declaration !== '');
  const nameOf = (declaration: string): string => declaration.slice(0, declaration.indexOf(':')).trim();
  const kept = new Set(usedIn(css.replace(whole, '') + body));
  for (let size = -1; size !== kept.size;) {
    size = kept.size;
    for (const declaration of all)
      if (kept.has(nameOf(declaration))) for (const name of usedIn(declaration)) kept.add(name);
  }
  const isFirst = (declaration: string): boolean => !declaration.startsWith('--') || kept.has(nameOf(declaration));
  const rule = (list: readonly string[]): string => `@layer tokens{:root{${list.join(';')}}`;
  const later = all.filter((declaration) => !isFirst(declaration));
  return {
    first: css.replace(whole, () => rule(all.filter(isFirst))),
    later: later.length === 0 ? '' : `${rule(later)}}`,
  };
};
