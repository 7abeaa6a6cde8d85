import { tidyLine, toText } from './tidy-text.ts';

export type Raw = Readonly<Record<string, unknown>>;
export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const HIDDEN: Raw = { visible: false, display: false, hidden: true, hide: true, private: true };
/** True for an entry or a section that its owner switched off; LinkedIn writes the `Status` of a recommendation. */
export const isHidden = (value: unknown): boolean =>
  isRaw(value) &&
  (Object.entries(HIDDEN).some(([key, state]) => value[key] === state) || /^hidden$/iu.test(toText(value['Status'])));

/** True for a value with content: not null, `""`, `</p>`, `[]` or `{}`. */
export const isSaid = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isSaid)
    : isRaw(value)
      ? Object.values(value).some(isSaid)
      : value !== null && value !== undefined && value !== false && tidyLine(toText(value)) !== '';
