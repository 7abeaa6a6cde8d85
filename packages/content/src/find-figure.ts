const FIGURE =
  /(?<![\p{Script=Latin}\p{N}.,:/–]|(?<!\p{Script=Hebrew})-)(?:(?<!\p{Script=Hebrew})[+−–-])?[€$£]?\d{1,3}(?:[ ,.]?\d{3})*(?:[.,]\d+)?(?:\s?(?:[%€]|(?<=\d)×|×(?! \p{L}))|\s(?:m|b)illion\b|[kKM]\b\+?|\+)?(?![\p{Script=Latin}\p{N}.:/-]*[\p{Script=Latin}\p{N}])/gu;
/** `CMPE 150`, `work package 4` */
const CODE =
  /(?:\b(?!EUR|USD|GBP|CHF|SEK|NOK|DKK|INR|BRL|PLN|CAD|AUD)\p{Lu}{3,}|\b[Pp]ackage|\b[Vv]ersion|\b[Ll]evel|\b[Pp]hase|\b[Cc]hapter) $/u;
const isYear = (figure: string): boolean => /^(?:19|20)\d\d$/u.test(figure);

/** "rose from 31% to 78%", "from 9 h to 40 min" */
const CHANGE = /\bfrom (?=[^\s\p{L}]*\d)(\S+(?: \D{1,3})?) to (\S+(?: (?:ms|s|min|h|[%€])(?!\p{L}))?)/u;
const MOST_LETTERS = 12;

const shorten = (figure: string | undefined): string | undefined =>
  figure?.replace(/ (m|b)illion$/u, (_, letter: string) => letter.toUpperCase());

function findIn(text: string): string | undefined {
  const isCode = (found: string, at: number): boolean => /^\d+$/u.test(found) && CODE.test(text.slice(0, at));
  const [figure] =
    [...text.matchAll(FIGURE)].find(({ 0: found, index }) => !isYear(found.trim()) && !isCode(found, index)) ?? [];
  const [before = '', after = ''] = (CHANGE.exec(text) ?? []).slice(1).map((end) => end.replace(/[.,;:)]+$/u, ''));
  const result = after.match(FIGURE)?.[0];
  if (result === undefined || before.match(FIGURE)?.[0] !== figure) return shorten(figure);
  const unit = /\D*$/u.exec(after)?.[0] ?? '';
  const change = `${before.endsWith(unit) ? before.slice(0, before.length - unit.length) : before} → ${after}`;
  return change.length <= MOST_LETTERS ? change : shorten(result);
}

/** Returns the first figure of some texts, `38 %`, `10k+` or `31 → 78%`: no year, no digit of a name such as n8n. */
export const findFigure = (...texts: readonly (string | undefined)[]): string | undefined =>
  texts.map((text = '') => findIn(text)).find((figure) => figure !== undefined);
