const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** Formats `2021-09` as `Sept 2021`; undefined means today. Ignores the locale: server and client agree. */
export const formatMonth = (yearMonth: string | undefined): string => {
  if (yearMonth === undefined) return 'today';
  const [year = '', month = ''] = yearMonth.split('-');
  return `${months[Number(month) - 1] ?? month} ${year}`.trim();
};
