import { expect, it } from 'vitest';
import { CallError, type ProviderEvent, type ProviderMessage } from '@asad/call-core';
import { createMessages } from './message-of.ts';

const says = (text: string, isFinal = false): ProviderEvent => ({
  type: 'transcript',
  speaker: 'assistant',
  text,
  isFinal,
});

it.for<readonly [ProviderEvent, ProviderMessage | undefined]>([
  [
    { type: 'transcript', speaker: 'visitor', text: 'Why?', isFinal: true },
    { type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'Why?' },
  ],
  [
    { type: 'speaking', speaker: 'assistant', isSpeaking: true },
    { type: 'speech-update', role: 'assistant', status: 'started' },
  ],
  [
    { type: 'speaking', speaker: 'visitor', isSpeaking: false },
    { type: 'speech-update', role: 'user', status: 'stopped' },
  ],
  [{ type: 'talk-started' }, { type: 'status-update', status: 'in-progress' }],
  [
    { type: 'tool-call', id: 'call-1', name: 'show', arguments: { id: 'moth' } },
    {
      type: 'tool-calls',
      toolCallList: [{ id: 'call-1', type: 'function', function: { name: 'show', arguments: { id: 'moth' } } }],
    },
  ],
  [says('', true), undefined],
  [{ type: 'degraded', error: new CallError('hearing_unavailable', 'No ear.') }, undefined],
])('createMessages writes an event in the wire format: %o', ([event, message]) => {
  expect(createMessages()(event)).toEqual(message ? [message] : []);
});

it('createMessages holds a growing caption once: whole, or when it is cut off', () => {
  const toMessages = createMessages();
  const events: readonly ProviderEvent[] = [
    says('Well'),
    says('Well, it'),
    says('Well, it runs.', true),
    says('Every'),
    { type: 'interrupted' },
  ];
  expect(events.flatMap(toMessages)).toEqual([
    { type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Well, it runs.' },
    { type: 'transcript', role: 'assistant', transcriptType: 'partial', transcript: 'Every' },
    { type: 'user-interrupted' },
  ]);
});
