/** Dates as the pages write them. */
export { formatMonth } from './foundations/format-month.ts';
export { formatPeriod, languageOf } from './foundations/format-period.ts';
