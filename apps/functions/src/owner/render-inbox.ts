import { type BrokenDocument, type StoredCall, type StoredMail, SOURCE_WORDS } from '../store/call-archive.ts';
import { plainText, escapeHtml } from '../text/plain-text.ts';
import { hexColours } from '@asad/ui/hex-colours';
import { dayOf } from '../domain/budget.ts';
import { describeDay, type DayNumbers } from './describe-day.ts';
import { describeUnanswered } from '../domain/conversation.ts';
import { MAILS_ON_A_PAGE, type Inbox } from './read-inbox.ts';
import { describeTime } from './mail/describe-time.ts';

const QUESTIONS_ON_A_PAGE = 50;
/** Of a text in a list; a call's own page shows everything. */
const MAX_EXCERPT = 2000;

const { light, dark } = hexColours;
const both = (name: keyof typeof light): string => `light-dark(${light[name]}, ${dark[name]})`;

/** System fonts: a font file would need a `font-src` in the policy of the page that shows what visitors said. */
const INBOX_STYLE = `
  :root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif;
    --ground: ${both('bg')}; --deep: ${both('bg-deep')}; --card: ${both('surface-raised')}; --ink: ${both('text')};
    --quiet: ${both('text-muted')}; --accent: ${both('accent')}; }
  * { box-sizing: border-box; }
  body { max-inline-size: 52rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; background: var(--ground); color: var(--ink); }
  h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.2; margin: 0; }
  h1 { font-size: 2.25rem; } h2 { font-size: 1.5rem; margin-block: 2.5rem .75rem; } h3 { font-size: 1rem; margin: 0; }
  p { margin: 0; } a { color: inherit; text-decoration-color: var(--accent); text-underline-offset: .2em; }
  small, .quiet { color: var(--quiet); font-size: .875rem; } code { font-size: .9em; overflow-wrap: anywhere; }
  dl { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 1rem 0 0; } dt { color: var(--quiet); font-size: .875rem; }
  dd { margin: 0; font: 400 1.75rem/1.2 Georgia, serif; }
  form { display: flex; gap: .5rem; margin-block: 1.5rem 0; } label { flex: 1; }
  input[type=search], textarea, button { inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit;
    background: var(--card); border: 1px solid var(--quiet); border-radius: .5rem; }
  ::placeholder { color: var(--quiet); opacity: 1; }
  button { inline-size: auto; background: var(--deep); cursor: pointer; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  article, .questions { background: var(--card); border-inline-start: .25rem solid var(--accent); border-radius: .5rem; padding: 1rem 1.25rem; margin-block: .75rem; }
  .questions { padding-inline-start: 2.25rem; margin: 0; } .questions form { display: inline; margin: 0; } .questions details { margin: 0; } .questions details form { display: grid; justify-items: start; } .questions label { inline-size: 100%; } .questions button { min-block-size: 1.75rem; padding: 0 .6rem; font-size: .875rem; } .questions li { padding-block: .25rem; } .call { margin-block-start: .75rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .5rem 0 0; }
  details { margin-block: .75rem; } summary { cursor: pointer; padding-block: .5rem; }
  iframe { inline-size: 100%; block-size: 40rem; border: 0; background: #fff; border-radius: .5rem; margin-block: .75rem; }
`;

/** No scripts and no outside requests: visitors' text is shown, never run. */
export const INBOX_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    // Mails use inline styles, and the frame that shows one inherits this policy.
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

type InboxLink = (parameters: Readonly<Record<string, string>>) => string;

/** All values are escaped. */
export function renderInbox(
  inbox: Inbox,
  {
    token,
    canAnswer,
  }: {
    readonly token: string;
    /** True for a field that the answers of this workspace can hold. */
    readonly canAnswer: (field: string | undefined) => boolean;
  },
): string {
  const link: InboxLink = (parameters) => `?${new URLSearchParams({ token, ...parameters }).toString()}`;
  const { broken, days, lost, mails, next, numbers, quality, query, silent, today, unanswered } = inbox;
  const yesterday = dayOf(Date.parse(today) - 86_400_000);
  const alarms = mails.filter(({ isAlarm, createdAt }) => isAlarm && createdAt >= yesterday);
  const failed = mails.filter(({ delivery }) => delivery?.state === 'ERROR');
  const needs = [
    ...alarms.map((mail) => renderNotice(mail, { title: mail.message.subject, words: mail.message.text })),
    ...failed.map((mail) =>
      renderNotice(mail, { title: `A mail did not go: ${mail.message.subject}`, words: mail.delivery?.error ?? '' }),
    ),
    ...broken.map((document) => renderBroken(document, token)),
  ];
  const isEmpty = numbers.calls === 0;
  const isPart = next !== undefined || inbox.isOlder;
  return page(
    'Inbox',
    `<h1>What visitors said</h1>
<dl>${number('calls', numbers.calls)}${number('visitors', numbers.visitors)}${number('minutes', numbers.minutes)}${number('questions unanswered', unanswered.length)}</dl>
<dl>${number('questions asked', quality.asked)}${number('asked again in a call', quality.repeated)}${number('not answered by the content', quality.declined)}${number('cut off by the end', quality.cutOff)}</dl>
${isPart ? '<p class="quiet">These numbers are of the calls on this page.</p>' : ''}
<details><summary>Today and thirty days in numbers</summary>${inbox.stored.map(renderDay).join('\n')}</details>
${needs.length === 0 ? '' : `<h2>Needs you</h2>\n${needs.join('\n')}`}
<form role="search"><input type="hidden" name="token" value="${escapeHtml(token)}">
<label><span class="hidden">Search calls</span><input type="search" name="q" value="${text(query)}" placeholder="Search what was said, a call or a visitor"></label>
<button>Search</button></form>
${
  unanswered.length === 0
    ? ''
    : `<h2>Unanswered questions</h2>\n<ul class="questions">${unanswered
        .slice(0, QUESTIONS_ON_A_PAGE)
        .map((question) => renderQuestion(question, token, canAnswer(question.field)))
        .join('\n')}</ul>`
}
${isEmpty ? `<h2>Calls</h2><p>${describeNoCall(inbox)}</p>` : ''}
${days.map(({ day, visitors }) => `<h2><time datetime="${day}">${text(dayInWords(day))}</time></h2>\n${visitors.map((each) => renderVisitor(each, link)).join('\n')}`).join('\n')}
${renderFolded(silent, 'in which nothing was said')}
${renderFolded(lost, 'of which nothing has come')}
${next === undefined ? '' : `<p><a href="${escapeHtml(link({ q: query, before: next }))}">Older calls</a></p>`}
<h2>${mails.length === MAILS_ON_A_PAGE ? 'The latest mails' : 'Mails'} to the owner (${mails.length})</h2>
${mails.length === 0 ? '<p>No mail yet. A call in which the visitor says something becomes one.</p>' : mails.map(renderMail).join('\n')}
<p><a href="${escapeHtml(link({ export: 'jsonl' }))}" download="calls.jsonl">Export all calls</a></p>`,
  );
}

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

function describeNoCall({ isOlder, query }: Inbox): string {
  if (query !== '') return 'No call holds that.';
  return isOlder ? 'No older call.' : 'No call yet.';
}

const renderDay = (day: DayNumbers): string =>
  `<ul>${describeDay(day)
    .map((line) => `<li>${text(line)}</li>`)
    .join('')}</ul>`;

function renderFolded(calls: readonly StoredCall[], what: string): string {
  if (calls.length === 0) return '';
  const facts = calls.map((call) => `<article>${renderFacts(call)}</article>`).join('\n');
  return `<details><summary>${calls.length} ${calls.length === 1 ? 'call' : 'calls'} ${what}</summary>\n${facts}</details>`;
}

const number = (name: string, value: number): string => `<div><dt>${name}</dt><dd>${value}</dd></div>`;

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
const dayInWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

type VisitorDay = Inbox['days'][number]['visitors'][number];

function renderVisitor({ visitorId, calls }: VisitorDay, link: InboxLink): string {
  const count = `${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`;
  return `<article><h3>Visitor <code>${text(visitorId)}</code> <small>${count}</small></h3>
${calls.map((call) => renderCall(call, link)).join('\n')}</article>`;
}

function renderCall(call: StoredCall, link: InboxLink): string {
  return `<div class="call">${renderFacts(call)}
<pre>${excerpt(call.transcript)}</pre>
<p><a href="${escapeHtml(link({ call: call.callId }))}">The whole call, and as mailed</a></p></div>`;
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
<pre>${excerpt(mail.message.text)}</pre></details>`;
}

function renderNotice({ createdAt }: StoredMail, { title, words }: { title: string; words: string }): string {
  return `<article role="alert"><p><strong>${text(title)}</strong> <small>${text(describeTime({ startedAt: createdAt }))}</small></p>
<p>${text(words)}</p></article>`;
}

function renderQuestion(question: Inbox['unanswered'][number], token: string, canAnswer: boolean): string {
  const words = describeUnanswered(question).slice(0, MAX_EXCERPT);
  const hidden = `<input type="hidden" name="token" value="${escapeHtml(token)}"><input type="hidden" name="done" value="${text(question.key)}">`;
  const answer = `<details><summary>Answer</summary><form method="post">${hidden}<input type="hidden" name="field" value="${text(question.field ?? '')}">
<label><span class="hidden">${text(`Answer to: ${words}`)}</span><textarea name="answer" rows="3" required placeholder="In the third person, one sentence of at most 30 words per line. It is spoken from the next start on."></textarea></label><button>Write into answers.ts</button></form></details>`;
  return `<li>${text(words)} <form method="post">${hidden}<button aria-label="${text(`Done: ${words}`)}">Done</button></form>${canAnswer ? answer : ''}</li>`;
}

/** Lists leave broken documents out; only this part shows them. */
function renderBroken({ path, field }: BrokenDocument, token: string): string {
  return `<article role="alert"><p><strong>A document cannot be read: <code>${text(path)}</code></strong></p>
<p>Its field ${text(field)} does not fit; lists and exports leave it out.</p>
<form method="post"><input type="hidden" name="token" value="${escapeHtml(token)}"><input type="hidden" name="discard" value="${escapeHtml(path)}"><button>Delete it</button></form></article>`;
}

const excerpt = (value: string): string =>
  value.length > MAX_EXCERPT ? `${text(value.slice(0, MAX_EXCERPT))}…` : text(value);

function text(value: string): string {
  return escapeHtml(plainText(value));
}
