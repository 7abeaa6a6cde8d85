const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** Formats `2021-09` as `Sept 2021`; undefined means today. Ignores the locale: server and client agree. */
export const formatMonth = (yearMonth: string | undefined): string => {
  if (yearMonth === undefined) return 'today';
  const [year = '', month = ''] = yearMonth.split('-');
  return `${months[Number(month) - 1] ?? month} ${year}`.trim();
};

/** Formats two dates as `Sept 2021 – today`; empty if both are unknown. */
export function formatPeriod(start: string | undefined, end: string | undefined): string {
  if (!start) return end ? formatMonth(end) : '';
  return start === end ? formatMonth(start) : `${formatMonth(start)} – ${formatMonth(end)}`;
}

/** `lang` and `dir` of a text; the script decides the direction. */
export const languageOf = (lang: string | undefined): { readonly lang?: string; readonly dir?: 'rtl' } =>
  lang === undefined ? {} : { lang, ...(/^(?:ar|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/u.test(lang) && { dir: 'rtl' }) };
