import type { ProviderEvent, ProviderMessage, Speaker } from '../provider.ts';
import { isShape } from '../json.ts';

const SPEAKERS: ReadonlyMap<unknown, Speaker> = new Map([
  ['user', 'visitor'],
  ['assistant', 'assistant'],
]);

/** `value` as a provider's message, or undefined when it is none. */
export function findProviderMessage(value: unknown): ProviderMessage | undefined {
  return isShape(value) && typeof value['type'] === 'string' ? (value as ProviderMessage) : undefined;
}

/** Arguments of a tool call arrive as an object, or as JSON in a string. */
function readArguments(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? {};
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function readToolCalls(message: ProviderMessage): readonly ProviderEvent[] {
  const calls: unknown = message['toolCallList'] ?? message['toolCalls'];
  if (!Array.isArray(calls)) return [];
  return calls.flatMap((call: unknown): readonly ProviderEvent[] => {
    const called = isShape(call) && isShape(call['function']) ? call['function'] : {};
    const { name, arguments: given } = called;
    if (!isShape(call) || typeof name !== 'string') return [];
    const { id } = call;
    return [{ type: 'tool-call', name, arguments: readArguments(given), ...(typeof id === 'string' && { id }) }];
  });
}

/**
 * What a message of the provider says, in this package's words. A transcript's type may also read
 * `transcript[transcriptType='final']`, as a filter of the provider's writes it.
 */
export function readMessage(message: ProviderMessage): readonly ProviderEvent[] {
  const { type, role, status, transcript, transcriptType } = message;
  const speaker = SPEAKERS.get(role);
  if (type === 'user-interrupted') return [{ type: 'interrupted' }];
  if (type === 'tool-calls') return readToolCalls(message);
  if (type === 'status-update' && status === 'in-progress') return [{ type: 'talk-started' }];
  if (!speaker) return [];
  if (type === 'speech-update' && (status === 'started' || status === 'stopped'))
    return [{ type: 'speaking', speaker, isSpeaking: status === 'started' }];
  if ((type !== 'transcript' && !type.startsWith('transcript[')) || typeof transcript !== 'string') return [];
  const isFinal = transcriptType !== 'partial' || type.includes("'final'");
  return [{ type: 'talk-started' }, { type: 'transcript', speaker, text: transcript, isFinal }];
}
