import { speakMonth } from './speech.ts';

/** When something was made: since, in, or from when to when. */
export const speakSince = ({ start, end }: { readonly start: string; readonly end?: string }): string =>
  end === undefined
    ? `since ${speakMonth(start)}`
    : start === end
      ? `in ${speakMonth(start)}`
      : `from ${speakMonth(start)} to ${speakMonth(end)}`;
