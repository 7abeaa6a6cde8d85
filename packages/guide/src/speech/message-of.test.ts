import { describe, expect, it } from 'vitest';
import { CallError, type ProviderEvent, type ProviderMessage } from '@asad/call-core';
import { createMessages, messageOf } from './message-of.ts';

const pairs: readonly (readonly [ProviderEvent, ProviderMessage])[] = [
  [
    { type: 'transcript', speaker: 'visitor', text: 'Why?', isFinal: true },
    { type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'Why?' },
  ],
  [
    { type: 'transcript', speaker: 'assistant', text: 'Wel', isFinal: false },
    { type: 'transcript', role: 'assistant', transcriptType: 'partial', transcript: 'Wel' },
  ],
  [
    { type: 'speaking', speaker: 'assistant', isSpeaking: true },
    { type: 'speech-update', role: 'assistant', status: 'started' },
  ],
  [
    { type: 'speaking', speaker: 'visitor', isSpeaking: false },
    { type: 'speech-update', role: 'user', status: 'stopped' },
  ],
  [{ type: 'interrupted' }, { type: 'user-interrupted' }],
  [{ type: 'talk-started' }, { type: 'status-update', status: 'in-progress' }],
  [
    { type: 'tool-call', id: 'call-1', name: 'show', arguments: { id: 'moth' } },
    {
      type: 'tool-calls',
      toolCallList: [{ id: 'call-1', type: 'function', function: { name: 'show', arguments: { id: 'moth' } } }],
    },
  ],
  [
    { type: 'tool-call', name: 'show', arguments: {} },
    { type: 'tool-calls', toolCallList: [{ type: 'function', function: { name: 'show', arguments: {} } }] },
  ],
];

it('holds a growing caption once: whole, or when it is cut off', () => {
  const toMessages = createMessages();
  const says = (text: string, isFinal = false): ProviderEvent => ({
    type: 'transcript',
    speaker: 'assistant',
    text,
    isFinal,
  });
  const events = [says('Well'), says('Well, it'), says('Well, it runs.', true), says('Every'), { type: 'interrupted' }];
  const messages = (events as readonly ProviderEvent[]).flatMap(toMessages);
  expect(messages.map(({ type, transcript }) => transcript ?? type)).toEqual([
    'Well, it runs.',
    'Every',
    'user-interrupted',
  ]);
});

describe('messageOf', () => {
  it.for(pairs)('returns the message of the wire format: %o', ([event, message]) => {
    expect(messageOf(event)).toEqual(message);
  });

  it.for<ProviderEvent>([
    { type: 'stage', stage: 'joining', status: 'started' },
    { type: 'message', message: { type: 'suggestions', suggestions: [] } },
    { type: 'ended', end: { by: 'assistant', endedReason: 'assistant-ended-call' } },
    { type: 'degraded', error: new CallError('hearing_unavailable', 'No ear.') },
  ])('that says nothing is not recorded: $type', (event) => {
    expect(messageOf(event)).toBeUndefined();
  });
});
