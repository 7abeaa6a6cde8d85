import { formatMonth } from './format-month.ts';

/** When something was, from its two dates: `Sept 2021 – today`; nothing where neither is known. */
export function formatPeriod(start: string | undefined, end: string | undefined): string {
  if (!start) return end ? formatMonth(end) : '';
  return start === end ? formatMonth(start) : `${formatMonth(start)} – ${formatMonth(end)}`;
}

/** Attributes of words in another language; the direction follows the script. */
export const languageOf = (lang: string | undefined): { readonly lang?: string; readonly dir?: 'rtl' } =>
  lang === undefined ? {} : { lang, ...(/^(?:ar|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/u.test(lang) && { dir: 'rtl' }) };
