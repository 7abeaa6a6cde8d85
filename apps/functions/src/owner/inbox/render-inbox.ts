import { describeDay, type DayNumbers } from '../describe-day.ts';
import { SOURCE_WORDS, type StoredCall, type StoredMail } from '../../calls/call-archive.ts';
import { describeTime } from '../../mail/describe-time.ts';
import { escapeHtml, plainText } from '../../mail/plain-text.ts';
import { describeUnanswered } from '../../rules/conversation.ts';
import { INBOX_STYLE } from './inbox-style.ts';
import type { Inbox } from './read-inbox.ts';

/** No script, no outside request: what visitors said is shown, never run. */
export const INBOX_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    // Styles stand inline in mails; the frame that shows one obeys this policy too.
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Where the page's own links lead, with these parameters. */
export type InboxLink = (parameters: Readonly<Record<string, string>>) => string;

/** The owner's page: unanswered questions in front, then who called, by day. Everything is text. */
export function renderInbox(
  inbox: Inbox,
  { token, today }: { readonly token: string; readonly today: DayNumbers },
): string {
  const link: InboxLink = (parameters) => `?${new URLSearchParams({ token, ...parameters }).toString()}`;
  const { days, mails, next, numbers, query, silent, unanswered } = inbox;
  const alarms = mails.filter(({ isAlarm, createdAt }) => isAlarm && createdAt >= dayBefore(today.day));
  const failed = mails.filter(({ delivery }) => delivery?.state === 'ERROR');
  const isEmpty = days.length === 0 && silent.length === 0;
  return page(
    'Inbox',
    `<h1>What visitors said</h1>
<dl>${number('calls', numbers.calls)}${number('visitors', numbers.visitors)}${number('minutes', numbers.minutes)}${number('questions unanswered', unanswered.length)}</dl>
<details><summary>Today in numbers</summary><ul>${describeDay(today)
      .map((line) => `<li>${text(line)}</li>`)
      .join('')}</ul></details>
${alarms.length + failed.length === 0 ? '' : `<h2>Needs you</h2>\n${[...alarms.map(renderAlarm), ...failed.map(renderFailure)].join('\n')}`}
<form role="search"><input type="hidden" name="token" value="${escapeHtml(token)}">
<label><span class="hidden">Search calls</span><input type="search" name="q" value="${text(query)}" placeholder="Search what was said, a call or a visitor"></label>
<button>Search</button></form>
${unanswered.length === 0 ? '' : `<h2>Unanswered questions</h2>\n<ul class="questions">${unanswered.map((question) => `<li>${text(describeUnanswered(question))}</li>`).join('\n')}</ul>`}
${isEmpty ? `<h2>Calls</h2><p>${query === '' ? 'No call yet.' : 'No call holds that.'}</p>` : ''}
${days.map(({ day, visitors }) => `<h2><time datetime="${day}">${text(dayInWords(day))}</time></h2>\n${visitors.map((each) => renderVisitor(each, link)).join('\n')}`).join('\n')}
${silent.length === 0 ? '' : `<details><summary>${silent.length} ${silent.length === 1 ? 'call' : 'calls'} in which nothing was said</summary>\n${silent.map((call) => `<article>${renderFacts(call)}</article>`).join('\n')}</details>`}
${next === undefined ? '' : `<p><a href="${escapeHtml(link({ q: query, after: next }))}">Older calls</a></p>`}
<h2>Mails to the owner (${mails.length})</h2>
${mails.length === 0 ? '<p>No mail yet. A call in which the visitor says something becomes one.</p>' : mails.map(renderMail).join('\n')}
<p><a href="${escapeHtml(link({ export: 'jsonl' }))}" download="calls.jsonl">Export all calls</a></p>`,
  );
}

/** One call as it was mailed, in a frame that runs nothing, and as text. */
export function renderCallPage(call: StoredCall, mail: StoredMail | undefined, token: string): string {
  const shown =
    mail === undefined
      ? '<p>No mail was written about it.</p>'
      : `<iframe sandbox title="The mail as the owner sees it" srcdoc="${escapeHtml(mail.message.html)}"></iframe>`;
  const back = escapeHtml(`?${new URLSearchParams({ token }).toString()}`);
  return page(
    'A call',
    `<p><a href="${back}">All calls</a></p><h1>A call</h1><article>${renderFacts(call)}<pre>${text(call.transcript)}</pre></article>
<h2>As mailed</h2>${shown}`,
  );
}

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${INBOX_STYLE}</style></head><body><main>
${main}
</main></body></html>
`;
}

const number = (name: string, value: number): string => `<div><dt>${name}</dt><dd>${value}</dd></div>`;

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
const dayInWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

type VisitorDay = Inbox['days'][number]['visitors'][number];

function renderVisitor({ visitorId, calls }: VisitorDay, link: InboxLink): string {
  const count = `${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`;
  return `<article><h3>Visitor <code>${text(visitorId)}</code> <small>${count}</small></h3>
${calls.map((call) => renderCall(call, link)).join('\n')}</article>`;
}

function renderCall(call: StoredCall, link: InboxLink): string {
  return `<div class="call">${renderFacts(call)}
<pre>${text(call.transcript)}</pre>
<p><a href="${escapeHtml(link({ call: call.callId }))}">As mailed</a></p></div>`;
}

function renderFacts(call: StoredCall): string {
  const when = describeTime({ startedAt: call.startedAt ?? call.openedAt, endedAt: call.endedAt });
  const messages = `${call.messageCount} ${call.messageCount === 1 ? 'message' : 'messages'}`;
  return `<p><strong>${text(when)}</strong></p>
<p><small>${text(call.state)}, ${text(SOURCE_WORDS[call.source])}, ${messages}; call <code>${text(call.callId)}</code></small></p>`;
}

function renderMail(mail: StoredMail): string {
  const isOpen = mail.delivery?.state === 'ERROR' ? ' open' : '';
  return `<details${isOpen}><summary>${text(mail.message.subject)} <small>${text(describeTime({ startedAt: mail.createdAt }))}, to ${text(mail.to)}</small></summary>
<pre>${text(mail.message.text)}</pre></details>`;
}

/** What failed since yesterday: it is said again each day while it lasts. */
function renderAlarm({ createdAt, message }: StoredMail): string {
  return `<article role="alert"><p><strong>${text(message.subject)}</strong> <small>${text(describeTime({ startedAt: createdAt }))}</small></p>
<p>${text(message.text)}</p></article>`;
}

/** A mail that did not go is told here, since no mail will tell it. */
function renderFailure({ createdAt, delivery, message }: StoredMail): string {
  return `<article role="alert"><p><strong>A mail did not go: ${text(message.subject)}</strong> <small>${text(describeTime({ startedAt: createdAt }))}</small></p>
<p>${text(delivery?.error ?? '')}</p></article>`;
}

function text(value: string): string {
  return escapeHtml(plainText(value));
}
