const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** `2021-09` → `Sept 2021`; nothing: what is not over. The same on server and client, whatever their locale. */
export const formatMonth = (yearMonth: string | undefined): string => {
  if (yearMonth === undefined) return 'today';
  const [year = '', month = ''] = yearMonth.split('-');
  return `${months[Number(month) - 1] ?? month} ${year}`.trim();
};
