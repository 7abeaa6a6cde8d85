import { CallError, toCallError, type CallErrorCode } from '../call-error.ts';
import type { Ability } from '../provider.ts';
import type { SendResult } from './call.ts';
import { keepMessage } from './record.ts';
import { during, type RunOptions, type Run } from './run.ts';

export const NO_CALL = { kind: 'refused', because: 'no-call' } as const;
export const NOT_SUPPORTED = { kind: 'refused', because: 'not-supported' } as const;
export const EMPTY = { kind: 'refused', because: 'empty' } as const;

export const failed = (thrown: unknown, code: CallErrorCode) =>
  ({ kind: 'refused', because: 'failed', error: toCallError(thrown, code) }) as const;

export const mayDo = ({ call, shown }: Run, ability: Ability): boolean => !call || shown.can.includes(ability);

const METHODS = { text: 'sendText', say: 'say', context: 'addContext' } as const;

export function handOver(run: Run, ability: keyof typeof METHODS, text: string): SendResult {
  const { session, emitEvent } = run;
  const method = METHODS[ability];
  if (!session?.[method] || !mayDo(run, ability)) return NOT_SUPPORTED;
  try {
    const sending: unknown = session[method](text);
    // The text counts as sent: a later rejection is an error event.
    if (sending instanceof Promise)
      sending.catch((thrown: unknown) => during(run, () => emitEvent('error', toCallError(thrown, 'send_failed'))));
    return { kind: 'sent' };
  } catch (thrown) {
    return failed(thrown, 'send_failed');
  }
}

export function sendText(run: Run, text: string): SendResult {
  const result = handOver(run, 'text', text);
  if (result.kind !== 'sent') return result;
  // Providers do not echo typed texts.
  const nowMs = run.clock.nowMs();
  run.signs.askedAtMs = nowMs;
  run.conversation.write({ speaker: 'visitor', text, isFinal: true, isTyped: true }, nowMs);
  const message = { type: 'transcript', role: 'user', transcriptType: 'final', transcript: text, source: 'typed' };
  keepMessage(run, message);
  return result;
}

export function sendQueued(run: Run): void {
  const { queue, target, emitEvent } = run;
  for (const queued of queue.slice()) {
    // A page may create a new target object for every start.
    if (JSON.stringify(queued.target) !== JSON.stringify(target)) continue;
    const result = sendText(run, queued.text);
    if (result.kind === 'sent') queue.splice(queue.indexOf(queued), 1);
    else emitEvent('error', 'error' in result ? result.error : new CallError('text_unsupported', 'No text.'));
  }
}

export function findTextRefusal(text: string, { guard, options: { provider } }: RunOptions): SendResult | undefined {
  if (!text) return EMPTY;
  const { textLimit } = provider;
  const size = guard(() => textLimit?.measure(text));
  if (!textLimit || !size || size <= textLimit.max) return undefined;
  return { kind: 'refused', because: 'too-large', size, max: textLimit.max };
}
