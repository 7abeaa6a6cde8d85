import { assistantName } from '../../site-knowledge.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Mail, FinishedCall } from '../../store/stored-records.ts';
import { hasSomethingSaid, readConversation, countUnanswered, describeUnanswered } from '../../domain/conversation.ts';
import { describeTime } from './describe-time.ts';
import { OwnerMail, type OwnerMailProps } from './owner-mail.ts';
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
    const props = describeCall(call);
    const html = `<!doctype html>${renderToStaticMarkup(createElement(OwnerMail, props))}`;
    return { to: options.to, message: { subject: SUBJECT, text: asText(props), html } };
  };
}

function describeCall(call: FinishedCall): OwnerMailProps {
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

function asText(props: OwnerMailProps): string {
  const list = (heading: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : ['', heading, ...entries.map((entry) => `- ${entry.replaceAll('\n', ' ')}`)];
  const text = [
    props.title,
    props.when,
    ...(props.notice === undefined ? [] : [props.notice]),
    ...list('What was asked', props.asked),
    ...list('What stayed unanswered', props.unanswered),
    '',
    'The whole talk',
    ...props.lines.map(({ speaker, text: words }) => `${speaker}: ${words}`),
    ...(props.cut === undefined ? [] : ['', props.cut]),
    '',
  ];
  return text.join('\n');
}
