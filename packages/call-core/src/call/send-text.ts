import { toCallError } from '../call-error.ts';
import type { SendResult } from './call.ts';
import type { CallParts, Run } from './call-run.ts';
import { keepMessage } from './keep-message.ts';

/** Hands over `text`. It stands in the talk only if the provider took it: what it answers comes in a later turn. */
export function sendText(run: Run, text: string, parts: CallParts): SendResult {
  const { call, conversation, session } = run;
  if (!session?.sendText || !call?.can?.includes('text')) return { kind: 'refused', because: 'not-supported' };
  try {
    session.sendText(text);
  } catch (thrown) {
    return { kind: 'refused', because: 'failed', error: toCallError(thrown, 'send_failed') };
  }
  // No provider echoes it.
  conversation.write({ speaker: 'visitor', text, isFinal: true, isTyped: true }, parts.clock.nowMs());
  const message = { type: 'transcript', role: 'user', transcriptType: 'final', transcript: text, source: 'typed' };
  keepMessage(run, message, parts);
  return { kind: 'sent' };
}

/** What was typed while waiting, in its order. */
export function sendQueued(run: Run, parts: CallParts): void {
  const { tell, wishes } = parts;
  const texts = wishes.queuedTexts;
  wishes.queuedTexts = [];
  for (const text of texts) {
    const result = sendText(run, text, parts);
    if ('error' in result) tell('error', result.error);
  }
}

/** Why `text` cannot be sent in any call, or undefined when it can. */
export function findTextRefusal(text: string, { options: { provider } }: CallParts): SendResult | undefined {
  if (!text) return { kind: 'refused', because: 'empty' };
  const { textLimit } = provider;
  const size = textLimit?.measure(text);
  if (!textLimit || !size || size <= textLimit.max) return undefined;
  return { kind: 'refused', because: 'too-large', size, max: textLimit.max };
}
