/** Names of the custom properties that a text refers to. */
const usedIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));

/** What the later sheet draws: the sections below the hero, the footer, and dialogs beside the root. */
const BELOW = '[data-hero]~section,footer,body>:not(#root)';

/** The colours of paper, which the root takes when it is printed: nobody prints before the later sheet is there. */
const PAPER = /@media print\{:root\{[^{}]*\}\}/;

/**
 * Parts the tokens of the root: those that the first screen's styles and markup refer to, directly or through another
 * token, stay; the rest goes with the later sheet. There it stands on what that sheet draws and not on the root, where
 * its coming would have the whole first screen styled once more. On paper it stands on the root as ever: the print style
 * sets some of it there.
 */
export const splitTokens = (styles: string, body: string): { readonly first: string; readonly later: string } => {
  const [paper = ''] = PAPER.exec(styles) ?? [];
  const css = styles.replace(paper, '');
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
  const later = all.filter((declaration) => !isFirst(declaration)).join(';');
  return {
    first: css.replace(whole, () => `@layer tokens{:root{${all.filter(isFirst).join(';')}}`),
    later:
      (later === '' ? '' : `@layer tokens{@media screen{${BELOW}{${later}}}@media print{:root{${later}}}}`) +
      (paper === '' ? '' : `@layer base{${paper}}`),
  };
};
