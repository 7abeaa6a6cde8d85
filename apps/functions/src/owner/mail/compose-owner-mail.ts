import { assistantName } from '../../site-knowledge.ts';
import type { Mail, FinishedCall } from '../../store/stored-records.ts';
import { hasSomethingSaid, readConversation, countUnanswered, describeUnanswered } from '../../domain/conversation.ts';
import { describeTime } from './describe-time.ts';
import { renderOwnerMail, type OwnerMailText } from './owner-mail.ts';
import { plainText } from '../../text/plain-text.ts';

/** Constant, so that visitors cannot write into the subject. */
const SUBJECT = `Somebody talked with ${assistantName}`;
/** The stored mail is limited to 1 MiB, and its HTML doubles the text. */
const MAX_CHARACTERS = 40_000;
/** A browser may claim thousands of lines, and rendering takes time. */
const MAX_LINES = 500;
const MAX_LIST = 12;
const MAX_ENTRY = 300;

const UNCONFIRMED = 'The visitor’s browser has told this call; nobody else has confirmed it.';
const CUT = 'The talk goes on; the whole of it is kept with the call.';

/** Returns undefined when the visitor said nothing, or for an owner without an address: the inbox has the call. */
export function createMailComposer(options: { readonly to: string }): (call: FinishedCall) => Mail | undefined {
  return (call) => {
    if (options.to === '' || !hasSomethingSaid(call.transcript)) return undefined;
    const mail = describeCall(call);
    return { to: options.to, message: { subject: SUBJECT, text: asText(mail), html: renderOwnerMail(mail) } };
  };
}

function describeCall(call: FinishedCall): OwnerMailText {
  const transcript = plainText(call.transcript.slice(0, MAX_CHARACTERS)).toWellFormed();
  const talk = readConversation(transcript);
  const { lines, asked } = talk;
  const unanswered = countUnanswered([talk]).map(describeUnanswered);
  const entries = (texts: readonly string[]) =>
    texts.slice(0, MAX_LIST).map((text) => (text.length > MAX_ENTRY ? `${text.slice(0, MAX_ENTRY)}…` : text));
  return {
    title: SUBJECT,
    when: describeTime(call),
    ...(call.isConfirmed ? {} : { notice: UNCONFIRMED }),
    asked: entries(asked),
    unanswered: entries(unanswered),
    lines: lines
      .slice(0, MAX_LINES)
      .map(({ speaker, text }) => ({ speaker: speaker === 'User' ? 'Visitor' : assistantName, text })),
    ...(call.transcript.length > MAX_CHARACTERS || lines.length > MAX_LINES ? { cut: CUT } : {}),
  };
}

function asText(mail: OwnerMailText): string {
  const list = (heading: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : ['', heading, ...entries.map((entry) => `- ${entry.replaceAll('\n', ' ')}`)];
  const text = [
    mail.title,
    mail.when,
    ...(mail.notice === undefined ? [] : [mail.notice]),
    ...list('What was asked', mail.asked),
    ...list('What stayed unanswered', mail.unanswered),
    '',
    'The whole talk',
    ...mail.lines.map(({ speaker, text: words }) => `${speaker}: ${words}`),
    ...(mail.cut === undefined ? [] : ['', mail.cut]),
    '',
  ];
  return text.join('\n');
}
