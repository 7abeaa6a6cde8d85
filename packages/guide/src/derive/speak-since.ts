import { speakMonth } from './speech.ts';

/** Speaks a period with since, in, or from and to. */
export const speakSince = ({ start, end }: { readonly start: string; readonly end?: string }): string =>
  end === undefined
    ? `since ${speakMonth(start)}`
    : start === end
      ? `in ${speakMonth(start)}`
      : `from ${speakMonth(start)} to ${speakMonth(end)}`;
