import { countBytes } from './platform.ts';
import type { ProviderMessage } from './provider-message.ts';

/** The voice provider's limit for one message, in bytes of its JSON (voice SDK; the whole envelope counts). */
export const MAX_MESSAGE_BYTES = 4_096;

/** What became of a typed text. */
export type SendResult =
  | { readonly kind: 'sent' }
  /** It is sent when the call is active. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'refused'; readonly because: 'no-call' | 'empty' }
  | { readonly kind: 'refused'; readonly because: 'too-large'; readonly bytes: number; readonly maxBytes: number };

/** The provider's message that carries a typed text. */
export function addMessage(text: string) {
  return { type: 'add-message', message: { role: 'user', content: text }, triggerResponseEnabled: true } as const;
}

/** Why `text` cannot be sent in any call, or undefined when it can. */
export function findTextRefusal(text: string): SendResult | undefined {
  if (!text) return { kind: 'refused', because: 'empty' };
  const bytes = countBytes(JSON.stringify(addMessage(text)));
  return bytes > MAX_MESSAGE_BYTES
    ? { kind: 'refused', because: 'too-large', bytes, maxBytes: MAX_MESSAGE_BYTES }
    : undefined;
}

/** What the visitor typed, as a message of the call: no provider echoes it. */
export function typedMessage(text: string): ProviderMessage {
  return { type: 'transcript', role: 'user', transcriptType: 'final', transcript: text, source: 'typed' };
}
