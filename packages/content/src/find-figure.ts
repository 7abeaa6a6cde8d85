const FIGURE =
  /(?<![\p{Script=Latin}\p{N}.,:/–-])[+−–-]?[€$£]?\d{1,3}(?:[ ,.]?\d{3})*(?:[.,]\d+)?(?:\s?%|\s?×|[kKM]\b\+?|\+)?(?![\p{Script=Latin}\p{N}.:/-]*[\p{Script=Latin}\p{N}])/gu;
const isYear = (figure: string): boolean => /^(?:19|20)\d\d$/u.test(figure);

/** Returns the first figure of some texts, `38 %` or `10k+`: no year, no digit of a name such as n8n. */
export const findFigure = (...texts: readonly (string | undefined)[]): string | undefined =>
  texts.flatMap((text = '') => text.match(FIGURE) ?? []).find((figure) => !isYear(figure.trim()));
