import { CallError, toCallError } from '../call-error.ts';
import type { SendResult } from './call.ts';
import type { CallParts, Run } from './call-run.ts';
import { keepMessage } from './keep-message.ts';

/** Whether the run's provider takes text; while nobody knows who answers, it may. */
export const takesText = ({ call }: Run): boolean => !call || (call.can ?? []).includes('text');

/** Hands over `text`. It stands in the talk only if the provider took it: what it answers comes in a later turn. */
export function sendText(run: Run, text: string, parts: CallParts): SendResult {
  const { conversation, session } = run;
  if (!session?.sendText || !takesText(run)) return { kind: 'refused', because: 'not-supported' };
  try {
    // One that rejects later was handed over by then: what is left is to say so.
    const sending: unknown = session.sendText(text);
    const fail = (thrown: unknown): void =>
      parts.during(run, () => parts.tell('error', toCallError(thrown, 'send_failed')));
    if (sending instanceof Promise) sending.catch(fail);
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
  parts.queue.drain(run.target, (text) => {
    const result = sendText(run, text, parts);
    if (result.kind === 'sent') return true;
    const words = 'This assistant takes no typed text. Speak instead.';
    parts.tell('error', 'error' in result ? result.error : new CallError('text_unsupported', words));
    return false;
  });
}

/** Why `text` cannot be sent in any call, or undefined when it can. */
export function findTextRefusal(text: string, { guard, options: { provider } }: CallParts): SendResult | undefined {
  if (!text) return { kind: 'refused', because: 'empty' };
  const { textLimit } = provider;
  const size = guard(() => textLimit?.measure(text));
  if (!textLimit || !size || size <= textLimit.max) return undefined;
  return { kind: 'refused', because: 'too-large', size, max: textLimit.max };
}
