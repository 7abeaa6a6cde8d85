import { CallError, toCallError, type CallErrorCode } from '../call-error.ts';
import type { Ability } from '../provider.ts';
import type { SendResult } from './call.ts';
import { keepMessage } from './record.ts';
import { during, type CallParts, type Run } from './run.ts';

export const NO_CALL = { kind: 'refused', because: 'no-call' } as const;
export const NOT_SUPPORTED = { kind: 'refused', because: 'not-supported' } as const;
export const EMPTY = { kind: 'refused', because: 'empty' } as const;

/** What the provider threw when it was asked; `code` names what is no error of its own. */
export const failed = (thrown: unknown, code: CallErrorCode) =>
  ({ kind: 'refused', because: 'failed', error: toCallError(thrown, code) }) as const;

/** Whether the run's provider can do that; while nobody knows who answers, it may. */
export const mayDo = ({ call, shown }: Run, ability: Ability): boolean => !call || shown.can.includes(ability);

const METHODS = { text: 'sendText', say: 'say', context: 'addContext' } as const;

/** Hands a text over to the session, where it takes such texts. */
export function handOver(run: Run, ability: keyof typeof METHODS, text: string): SendResult {
  const { session, tell } = run;
  const method = METHODS[ability];
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
export function sendText(run: Run, text: string): SendResult {
  const result = handOver(run, 'text', text);
  if (result.kind !== 'sent') return result;
  // No provider echoes it.
  run.conversation.write({ speaker: 'visitor', text, isFinal: true, isTyped: true }, run.clock.nowMs());
  const message = { type: 'transcript', role: 'user', transcriptType: 'final', transcript: text, source: 'typed' };
  keepMessage(run, message);
  return result;
}

/** What was typed for this target while waiting, in its order; what its provider does not take stays. */
export function sendQueued(run: Run): void {
  const { queue, target, tell } = run;
  for (const queued of Array.from(queue)) {
    // A page may make its target anew for every start.
    if (JSON.stringify(queued.target) !== JSON.stringify(target)) continue;
    const result = sendText(run, queued.text);
    const words = 'No text.';
    if (result.kind === 'sent') queue.splice(queue.indexOf(queued), 1);
    else tell('error', 'error' in result ? result.error : new CallError('text_unsupported', words));
  }
}

/** Why `text` cannot be sent in any call, or undefined when it can. */
export function findTextRefusal(text: string, { guard, options: { provider } }: CallParts): SendResult | undefined {
  if (!text) return EMPTY;
  const { textLimit } = provider;
  const size = guard(() => textLimit?.measure(text));
  if (!textLimit || !size || size <= textLimit.max) return undefined;
  return { kind: 'refused', because: 'too-large', size, max: textLimit.max };
}
