import type { CallArchive, StoredCall, StoredMail } from '../../calls/call-archive.ts';
import { plainText } from '../../mail/plain-text.ts';
import { hasSomethingSaid, readConversation, countUnanswered } from '../../rules/conversation.ts';

/** What one page shows: more is a click away, and a search looks through all. */
const CALLS_ON_A_PAGE = 100;
const MAILS_ON_A_PAGE = 50;

/** What the owner's page shows. */
export type Inbox = Awaited<ReturnType<typeof readInbox>>;

/** Reads a page of calls; with a query, only those in which it was said or that it names, whatever its case. */
export async function readInbox(
  archive: CallArchive,
  { query = '', after }: { readonly query?: string; readonly after?: string | undefined } = {},
) {
  const wanted = plainText(query).trim().toLowerCase();
  const calls: StoredCall[] = [];
  let next: string | undefined;
  for await (const call of archive.listCalls({ afterCallId: after })) {
    const text = [call.transcript, call.callId, call.visitorId].join('\n').toLowerCase();
    if (!text.includes(wanted)) continue;
    if (calls.length === CALLS_ON_A_PAGE) {
      next = calls.at(-1)?.callId;
      break;
    }
    calls.push(call);
  }
  const mails: StoredMail[] = [];
  for await (const mail of archive.listMails()) if (mails.push(mail) === MAILS_ON_A_PAGE) break;
  const said = calls.filter(({ transcript }) => hasSomethingSaid(transcript));
  const talks = said.map(({ transcript }) => readConversation(plainText(transcript)));
  return {
    query,
    days: groupByDay(said),
    /** Calls in which the visitor said nothing. */
    silent: calls.filter(({ transcript }) => !hasSomethingSaid(transcript)),
    unanswered: countUnanswered(talks),
    mails,
    numbers: {
      calls: calls.length,
      visitors: new Set(calls.map(({ visitorId }) => visitorId)).size,
      minutes: Math.round(calls.reduce((sum, call) => sum + minutesOf(call), 0)),
    },
    /** The call after which the next page begins; undefined on the last. */
    next,
  };
}

/** Days in UTC (`2026-11-20`), and the calls of each visitor on one, newest first. */
const groupByDay = (calls: readonly StoredCall[]) =>
  [...Map.groupBy(calls, ({ openedAt }) => openedAt.slice(0, 10))].map(([day, ofDay]) => ({
    day,
    visitors: [...Map.groupBy(ofDay, ({ visitorId }) => visitorId)].map(([visitorId, own]) => ({
      visitorId,
      calls: own,
    })),
  }));

/** No clock makes a call shorter than nothing or longer than a day. */
function minutesOf({ startedAt, endedAt }: StoredCall): number {
  const minutes = (Date.parse(endedAt ?? '') - Date.parse(startedAt ?? '')) / 60_000;
  return minutes > 0 && minutes < 24 * 60 ? minutes : 0;
}
