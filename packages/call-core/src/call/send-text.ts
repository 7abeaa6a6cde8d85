import { CallError, toCallError } from '../call-error.ts';
import type { Ability } from '../provider.ts';
import type { SendResult } from './call.ts';
import type { CallParts, Run } from './call-run.ts';
import { keepMessage } from './keep-message.ts';
import { EMPTY, failed, NOT_SUPPORTED } from './refusals.ts';

/** Whether the run's provider can do that; while nobody knows who answers, it may. */
export const mayDo = ({ call }: Run, ability: Ability): boolean => !call || (call.can ?? []).includes(ability);

type TextMethod = 'sendText' | 'say' | 'addContext';

/** Hands a text over to the session, where it takes such texts. */
export function handOver(
  run: Run,
  ability: Ability,
  method: TextMethod,
  text: string,
  { during, tell }: CallParts,
): SendResult {
  const { session } = run;
  if (!session?.[method] || !mayDo(run, ability)) return NOT_SUPPORTED;
  try {
    const sending: unknown = session[method](text);
    // One that rejects later was handed over by then: what is left is to say so.
    if (sending instanceof Promise)
      sending.catch((thrown: unknown) => during(run, () => tell('error', toCallError(thrown, 'send_failed'))));
    return { kind: 'sent' };
  } catch (thrown) {
    return failed(thrown, 'send_failed');
  }
}

/** Hands over `text`. It stands in the talk only if the provider took it: what it answers comes in a later turn. */
export function sendText(run: Run, text: string, parts: CallParts): SendResult {
  const result = handOver(run, 'text', 'sendText', text, parts);
  if (result.kind !== 'sent') return result;
  // No provider echoes it.
  run.conversation.write({ speaker: 'visitor', text, isFinal: true, isTyped: true }, parts.clock.nowMs());
  const message = { type: 'transcript', role: 'user', transcriptType: 'final', transcript: text, source: 'typed' };
  keepMessage(run, message, parts);
  return result;
}

/** What was typed for this target while waiting, in its order; what its provider does not take stays. */
export function sendQueued(run: Run, parts: CallParts): void {
  parts.queue.drain(run.target, (text) => {
    const result = sendText(run, text, parts);
    if (result.kind === 'sent') return true;
    const words = 'This assistant takes no text. Speak instead.';
    parts.tell('error', 'error' in result ? result.error : new CallError('text_unsupported', words));
    return false;
  });
}

/** Why `text` cannot be sent in any call, or undefined when it can. */
export function findTextRefusal(text: string, { guard, options: { provider } }: CallParts): SendResult | undefined {
  if (!text) return EMPTY;
  const { textLimit } = provider;
  const size = guard(() => textLimit?.measure(text));
  if (!textLimit || !size || size <= textLimit.max) return undefined;
  return { kind: 'refused', because: 'too-large', size, max: textLimit.max };
}
