import type { ProviderEvent, ProviderMessage, Speaker } from '@asad/call-core';

const ROLES = { visitor: 'user', assistant: 'assistant' } as const satisfies Record<Speaker, string>;

/** Messages of a call's events, for the record. A growing caption is one message: whole, or when it is cut off. */
export function createMessages(): (event: ProviderEvent) => readonly ProviderMessage[] {
  const growing: Partial<Record<Speaker, ProviderMessage | undefined>> = {};
  return (event) => {
    const message = messageOf(event);
    if (event.type === 'transcript') {
      growing[event.speaker] = event.isFinal ? undefined : message;
      return message && event.isFinal ? [message] : [];
    }
    const cutOff = event.type === 'interrupted' ? growing.assistant : undefined;
    if (cutOff) growing.assistant = undefined;
    return [cutOff, message].filter((said) => said !== undefined);
  };
}

/** In Vapi's format; undefined for events that a record omits. */
function messageOf(event: ProviderEvent): ProviderMessage | undefined {
  switch (event.type) {
    case 'transcript':
      if (event.text === '') return undefined;
      return {
        type: 'transcript',
        role: ROLES[event.speaker],
        transcriptType: event.isFinal ? 'final' : 'partial',
        transcript: event.text,
      };
    case 'speaking':
      return {
        type: 'speech-update',
        role: ROLES[event.speaker],
        status: event.isSpeaking ? 'started' : 'stopped',
      };
    case 'interrupted':
      return { type: 'user-interrupted' };
    case 'talk-started':
      return { type: 'status-update', status: 'in-progress' };
    case 'tool-call': {
      const { id, name, arguments: value } = event;
      const call = { ...(id && { id }), type: 'function', function: { name, arguments: value } };
      return { type: 'tool-calls', toolCallList: [call] };
    }
    default:
      return undefined;
  }
}
