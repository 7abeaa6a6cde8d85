import { CallError } from '../call-error.ts';
import type { TextLimit } from '../provider.ts';

/** The provider's message that carries a typed text. */
export function addMessage(content: string) {
  return { type: 'add-message', message: { role: 'user', content }, triggerResponseEnabled: true } as const;
}

/** The provider's message that carries what a tool answered. */
export function toolMessage(id: string, result: unknown) {
  const content = typeof result === 'string' ? result : JSON.stringify(result);
  return { type: 'add-message', message: { role: 'tool', tool_call_id: id, content } } as const;
}

/** The provider's message that has the assistant say something, as it is; the visitor may break in. */
export function sayMessage(message: string) {
  return { type: 'say', message, interruptionsEnabled: true, interruptAssistantEnabled: false } as const;
}

/** The provider's message that tells the assistant something without a turn of its own. */
export function contextMessage(content: string) {
  return { type: 'add-message', message: { role: 'system', content }, triggerResponseEnabled: false } as const;
}

/** Throws where the room's client would, and says why. */
export function checkSize(message: object): void {
  if (JSON.stringify(JSON.stringify(message)).length > VAPI_TEXT_LIMIT.max)
    throw new CallError('message_too_large', 'The text is larger than one message may be. Shorten it.');
}

/**
 * How large a typed text may be: the room's client counts the characters of the message encoded twice, and throws
 * beyond 4,096 (daily-js 0.87).
 */
export const VAPI_TEXT_LIMIT: TextLimit = {
  max: 4_096,
  measure: (text) => JSON.stringify(JSON.stringify(addMessage(text))).length,
};
