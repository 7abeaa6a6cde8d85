import { declinedLines, findUnwrittenField } from '@asad/content';
import type { CallArchive, StoredCall, StoredMail } from '../../calls/call-archive.ts';
import { plainText } from '../../mail/plain-text.ts';
import { hasSomethingSaid } from '../../rules/call-record.ts';
import { readConversation } from '../../rules/conversation.ts';
import { countUnanswered, type UnansweredQuestion } from '../../rules/count-unanswered.ts';

/** What one page shows: more is a click away, and a search looks through all. */
const CALLS_ON_A_PAGE = 100;
const MAILS_ON_A_PAGE = 50;

/** The calls of one visitor on one day, newest first. */
export interface VisitorDay {
  readonly visitorId: string;
  readonly calls: readonly StoredCall[];
}

/** What the owner's page shows. */
export interface Inbox {
  readonly query: string;
  /** Days in UTC (`2026-11-20`), newest first. */
  readonly days: readonly { readonly day: string; readonly visitors: readonly VisitorDay[] }[];
  /** Calls in which the visitor said nothing. */
  readonly silent: readonly StoredCall[];
  readonly unanswered: readonly UnansweredQuestion[];
  readonly mails: readonly StoredMail[];
  readonly numbers: { readonly calls: number; readonly visitors: number; readonly minutes: number };
  /** The call after which the next page begins; undefined on the last. */
  readonly next: string | undefined;
}

/** Reads a page of calls; with a query, only those in which it was said or that it names, whatever its case. */
export async function readInbox(
  archive: CallArchive,
  { query = '', after }: { readonly query?: string; readonly after?: string | undefined } = {},
): Promise<Inbox> {
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
  const talks = said.map(({ transcript }) =>
    readConversation(plainText(transcript), { declined: declinedLines }),
  );
  return {
    query,
    days: groupByDay(said),
    silent: calls.filter(({ transcript }) => !hasSomethingSaid(transcript)),
    unanswered: countUnanswered(talks, findUnwrittenField),
    mails,
    numbers: {
      calls: calls.length,
      visitors: new Set(calls.map(({ visitorId }) => visitorId)).size,
      minutes: Math.round(calls.reduce((sum, call) => sum + minutesOf(call), 0)),
    },
    next,
  };
}

function groupByDay(calls: readonly StoredCall[]): Inbox['days'] {
  const days = new Map<string, Map<string, StoredCall[]>>();
  for (const call of calls) {
    const day = call.openedAt.slice(0, 10);
    const visitors = days.get(day) ?? new Map<string, StoredCall[]>();
    visitors.set(call.visitorId, [...(visitors.get(call.visitorId) ?? []), call]);
    days.set(day, visitors);
  }
  return [...days].map(([day, visitors]) => ({
    day,
    visitors: [...visitors].map(([visitorId, own]) => ({ visitorId, calls: own })),
  }));
}

/** No clock makes a call shorter than nothing or longer than a day. */
function minutesOf({ startedAt, endedAt }: StoredCall): number {
  const minutes = (Date.parse(endedAt ?? '') - Date.parse(startedAt ?? '')) / 60_000;
  return minutes > 0 && minutes < 24 * 60 ? minutes : 0;
}
