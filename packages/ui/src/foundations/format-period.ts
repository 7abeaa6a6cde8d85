import { formatMonth } from './format-month.ts';

/** Formats two dates as `Sept 2021 – today`; empty if both are unknown. */
export function formatPeriod(start: string | undefined, end: string | undefined): string {
  if (!start) return end ? formatMonth(end) : '';
  return start === end ? formatMonth(start) : `${formatMonth(start)} – ${formatMonth(end)}`;
}

/** `lang` and `dir` of a text; the script decides the direction. */
export const languageOf = (lang: string | undefined): { readonly lang?: string; readonly dir?: 'rtl' } =>
  lang === undefined ? {} : { lang, ...(/^(?:ar|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/u.test(lang) && { dir: 'rtl' }) };
