/** A raw message of a voice provider. `type`, `role` and `transcript` are those that this package reads. */
export type ProviderMessage = Readonly<Record<string, unknown>> & { readonly type: string };

/** `value` as a provider's message, or undefined when it is none. */
export function findProviderMessage(value: unknown): ProviderMessage | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string')
    return undefined;
  return value as ProviderMessage;
}

/** What somebody said, partly or to its end. */
export interface TranscriptMessage {
  readonly role: 'user' | 'assistant';
  readonly isFinal: boolean;
  readonly text: string;
}

/**
 * What a `transcript` message says. Its type may also read `transcript[transcriptType='final']`, as a filter of the
 * provider's writes it.
 */
export function findTranscript(message: ProviderMessage): TranscriptMessage | undefined {
  if (message.type !== 'transcript' && !message.type.startsWith('transcript[')) return undefined;
  const { role, transcript, transcriptType } = message;
  if ((role !== 'user' && role !== 'assistant') || typeof transcript !== 'string') return undefined;
  return { role, text: transcript.trim(), isFinal: transcriptType !== 'partial' || message.type.includes("'final'") };
}
