import type { Mail } from '../ports/call-store.ts';
import { hasSomethingSaid } from '../rules/call-record.ts';
import type { FinishedCall } from '../stores/store-context.ts';
import { escapeHtml, plainText } from './plain-text.ts';

/** Fixed, so that no visitor writes into the owner's list of mails. */
const SUBJECT = 'Somebody talked with ASAD';

/** Writes the owner's mail about a call in which the visitor said something; undefined for any other. */
export function createMailComposer(options: { readonly to: string }): (call: FinishedCall) => Mail | undefined {
  return (call) => {
    if (!hasSomethingSaid(call.transcript)) return undefined;
    const text = plainText(`${call.startedAt} to ${call.endedAt}\n\n${call.transcript}\n`);
    return { to: options.to, message: { subject: SUBJECT, text, html: `<pre>${escapeHtml(text)}</pre>` } };
  };
}
