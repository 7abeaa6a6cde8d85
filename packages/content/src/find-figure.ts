const FIGURE =
  /(?<![\p{Script=Latin}\p{N}.,:/–-])[+−–-]?[€$£]?\d{1,3}(?:[ ,.]?\d{3})*(?:[.,]\d+)?(?:\s?[%×€]|\s(?:m|b)illion\b|[kKM]\b\+?|\+)?(?![\p{Script=Latin}\p{N}.:/-]*[\p{Script=Latin}\p{N}])/gu;
const isYear = (figure: string): boolean => /^(?:19|20)\d\d$/u.test(figure);

/** "rose from 31% to 78%" */
const CHANGE = /\bfrom (\S+) to (\S+)/u;
const MOST_LETTERS = 12;

function findIn(text: string): string | undefined {
  const figure = text.match(FIGURE)?.find((found) => !isYear(found.trim()));
  const [before, after] = (CHANGE.exec(text) ?? []).slice(1).map((end) => end.match(FIGURE)?.[0]);
  const change = `${before?.replace(/\s?%$/u, '')} → ${after}`;
  return figure !== undefined && before === figure && after !== undefined && change.length <= MOST_LETTERS
    ? change
    : figure?.replace(/ (m|b)illion$/u, (_, letter: string) => letter.toUpperCase());
}

/** Returns the first figure of some texts, `38 %`, `10k+` or `31 → 78%`: no year, no digit of a name such as n8n. */
export const findFigure = (...texts: readonly (string | undefined)[]): string | undefined =>
  texts.map((text = '') => findIn(text)).find((figure) => figure !== undefined);
