import type { CallArchive, StoredCall, StoredMail } from '../store/call-archive.ts';
import { countUnanswered, hasSomethingSaid, measureTalks, readConversation } from '../domain/conversation.ts';
import type { CallStore } from '../store/call-store.ts';
import { dayOf } from '../domain/budget.ts';
import { addDays } from './describe-day.ts';
import { plainText } from '../text/plain-text.ts';
import { readPage } from './read-calls.ts';

export const MAILS_ON_A_PAGE = 20;
const DAYS_IN_NUMBERS = 30;

export type Inbox = Awaited<ReturnType<typeof readInbox>>;

/**
 * Reads a page of calls and of mails. A query keeps calls whose beginning (16 kB) contains it, or whose call or visitor
 * it names, ignoring case; it reads on until a page is full or the signal is aborted.
 */
export async function readInbox(
  archive: CallArchive & Pick<CallStore, 'readDone' | 'readDay'>,
  {
    nowMs,
    query = '',
    before,
    signal,
  }: {
    readonly nowMs: number;
    readonly query?: string;
    readonly before?: string | undefined;
    readonly signal?: AbortSignal;
  },
) {
  const searchedText = plainText(query).trim().toLowerCase();
  const isWanted = ({ transcript, callId, visitorId }: StoredCall) =>
    searchedText === '' || [transcript, callId, visitorId].join('\n').toLowerCase().includes(searchedText);
  const { calls, next } = await readPage(archive, { before, isWanted, signal });
  const said = calls.filter(({ transcript }) => hasSomethingSaid(transcript));
  const silent = calls.filter(({ transcript }) => !hasSomethingSaid(transcript));
  const talks = said.map(({ transcript }) => readConversation(plainText(transcript)));
  const isDone = await archive.readDone();
  const mails: StoredMail[] = [];
  for await (const mail of archive.listMails()) if (mails.push(mail) === MAILS_ON_A_PAGE) break;
  const minutes = calls.reduce((sum, call) => sum + minutesOf(call), 0);
  const dates = Array.from({ length: DAYS_IN_NUMBERS }, (_, index) => dayOf(nowMs - index * 86_400_000));
  const days = await Promise.all(dates.map((date) => archive.readDay(date)));
  const today = dayOf(nowMs);
  return {
    query,
    days: groupByDay(said),
    silent: silent.filter(({ source }) => source !== 'none'),
    lost: silent.filter(({ source }) => source === 'none'),
    unanswered: countUnanswered(talks).filter(({ key }) => !isDone(key)),
    mails,
    quality: measureTalks(talks),
    broken: await Array.fromAsync(archive.listBroken({ pages: 1 })),
    numbers: {
      calls: calls.length,
      visitors: new Set(calls.map(({ visitorId }) => visitorId)).size,
      minutes: Math.round(minutes),
    },
    today,
    stored: [...days.slice(0, 1), addDays(days, `${DAYS_IN_NUMBERS} days until ${today}`)],
    isOlder: before !== undefined,
    /** The older calls are before this time; undefined on the last page. */
    next,
  };
}

const groupByDay = (calls: readonly StoredCall[]) =>
  [...Map.groupBy(calls, ({ openedAt }) => openedAt.slice(0, 10))].map(([day, ofDay]) => ({
    day,
    visitors: [...Map.groupBy(ofDay, ({ visitorId }) => visitorId)].map(([visitorId, own]) => ({
      visitorId,
      calls: own,
    })),
  }));

/** Only a wrong clock gives less than zero or more than a day. */
function minutesOf({ startedAt, endedAt }: StoredCall): number {
  const minutes = (Date.parse(endedAt ?? '') - Date.parse(startedAt ?? '')) / 60_000;
  return minutes > 0 && minutes < 24 * 60 ? minutes : 0;
}
