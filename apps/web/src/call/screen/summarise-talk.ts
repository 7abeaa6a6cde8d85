import { site } from '../../site/site.ts';
import type { FinishedCall } from '@asad/call-core';
import type { Mention } from '../session/find-mention.ts';
import { countQuestions } from './companions.ts';
import { count } from './describe-limits.ts';

const MOST_MENTIONS = 4;
const MINUTE_MS = 60_000;

/** Its subjects, then its length and number of questions. */
export function summariseTalk({ record, lines }: FinishedCall, mentions: readonly Mention[]): readonly string[] {
  const titles = mentions.slice(0, MOST_MENTIONS).map(({ title }) => title);
  const more = mentions.length > titles.length ? ['more'] : [];
  // British English lists without a comma before “and”. Constructing it takes 13 ms: not while the page starts.
  const list = new Intl.ListFormat('en-GB');
  const minutes = Math.round((Date.parse(record.endedAt) - Date.parse(record.startedAt)) / MINUTE_MS);
  return [
    titles.length > 0 ? `You talked about ${list.format([...titles, ...more])}.` : `You talked with ${site.assistant}.`,
    `${minutes < 1 ? 'Less than a minute' : count(minutes, 'minute')}, ${count(countQuestions(lines), 'question')}.`,
  ];
}
