import type { StoredCall, StoredMail } from '../../src/calls/call-archive.ts';
import { describeTime } from '../../src/mail/describe-time.ts';
import { escapeHtml, plainText } from '../../src/mail/plain-text.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif;
    --ground: light-dark(#f3eddd, #0f1428); --card: light-dark(#fffdf7, #181f38); --ink: light-dark(#1b2036, #f1ead8);
    --quiet: light-dark(#4b5170, #a9b0d0); --amber: light-dark(#b06f00, #f0b13c); }
  body { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; background: var(--ground); color: var(--ink); }
  h1 { font: 400 2rem/1.2 Georgia, serif; margin: 0; } h2 { font-size: 1.1rem; margin: 2.5rem 0 0; }
  article { background: var(--card); border-inline-start: .25rem solid var(--amber); border-radius: .5rem; padding: 1rem 1.25rem; margin: 1rem 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 0; }
  p { margin: 0; } small { color: var(--quiet); } code { font-size: .9em; overflow-wrap: anywhere; }
  iframe { inline-size: 100%; block-size: 28rem; border: 0; background: #fff; border-radius: .5rem; margin-block: .75rem; }
  summary { cursor: pointer; }
`;

/** No script, no outside request: what visitors said is shown, never run. */
export const INBOX_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    // Styles stand inline in mails; the frame that shows one obeys this policy too.
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const SOURCES = {
  none: 'nothing said yet',
  client: 'told by the visitor’s browser, unconfirmed',
  provider: 'told by the provider',
} as const;

/** The owner's page: every saved call and every mail, newest first, as text. */
export function renderInbox(calls: readonly StoredCall[], mails: readonly StoredMail[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox</title><style>${STYLE}</style></head><body>
<main><h1>What visitors said</h1>
<h2>Calls (${calls.length})</h2>
${calls.length === 0 ? '<p>No call yet.</p>' : calls.map(renderCall).join('\n')}
<h2>Mails to the owner (${mails.length})</h2>
${mails.length === 0 ? '<p>No mail yet. A call in which the visitor says something becomes one.</p>' : mails.map(renderMail).join('\n')}
</main></body></html>
`;
}

function renderCall(call: StoredCall): string {
  const when = describeTime({ startedAt: call.startedAt ?? call.openedAt, endedAt: call.endedAt });
  const messages = `${call.messageCount} ${call.messageCount === 1 ? 'message' : 'messages'}`;
  return `<article><p><strong>${text(when)}</strong></p>
<p><small>${text(call.state)}, ${text(SOURCES[call.source])}, ${messages}<br>visitor <code>${text(call.visitorId)}</code>, call <code>${text(call.callId)}</code></small></p>
<pre>${text(call.transcript)}</pre></article>`;
}

function renderMail(mail: StoredMail): string {
  return `<article><p><strong>${text(mail.message.subject)}</strong></p>
<p><small>${text(describeTime({ startedAt: mail.createdAt }))}, to ${text(mail.to)}</small></p>${renderFailure(mail)}
<iframe sandbox title="The mail as the owner sees it" srcdoc="${escapeHtml(mail.message.html)}"></iframe>
<details><summary>As text</summary><pre>${text(mail.message.text)}</pre></details></article>`;
}

/** A mail that did not go is told here, since no mail will tell it. */
function renderFailure({ delivery }: StoredMail): string {
  if (delivery?.state !== 'ERROR') return '';
  return `\n<p role="alert"><strong>This mail did not go.</strong> ${text(delivery.error ?? '')}</p>`;
}

function text(value: string): string {
  return escapeHtml(plainText(value));
}
