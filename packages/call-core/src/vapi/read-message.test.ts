import { describe, expect, it } from 'vitest';
import { findMessage, readMessage } from './read-sdk.ts';

const transcript = { type: 'transcript', role: 'assistant', transcript: 'Good evening.' };

describe('readMessage', () => {
  it('returns the transcript and the start of the talk', () => {
    const eventsFor = (isFinal: boolean) => [
      { type: 'talk-started' },
      { type: 'transcript', speaker: 'assistant', text: 'Good evening.', isFinal },
    ];
    expect(readMessage({ ...transcript, transcriptType: 'partial' })).toEqual(eventsFor(false));
    expect(readMessage({ ...transcript, transcriptType: 'final' })).toEqual(eventsFor(true));
    expect(readMessage({ ...transcript, type: "transcript[transcriptType='final']" })).toEqual(eventsFor(true));
  });

  it('returns speaking state, interruptions and the status', () => {
    for (const [role, speaker] of Object.entries({ user: 'visitor', assistant: 'assistant' }))
      for (const [status, isSpeaking] of Object.entries({ started: true, stopped: false }))
        expect(readMessage({ type: 'speech-update', role, status })).toEqual([
          { type: 'speaking', speaker, isSpeaking },
        ]);
    expect(readMessage({ type: 'user-interrupted' })).toEqual([{ type: 'interrupted' }]);
    expect(readMessage({ type: 'status-update', status: 'in-progress' })).toEqual([{ type: 'talk-started' }]);
  });

  it('returns tool calls, with arguments as an object or as JSON', () => {
    const call = (name: unknown, value: unknown, id?: string) => ({
      ...(id && { id }),
      function: { name, arguments: value },
    });
    const toolCallList = [
      call('show', '{"id":1}', 'a'),
      call('show', { id: 2 }),
      call('show', 'broken'),
      call(7, {}),
      null,
    ];
    expect(readMessage({ type: 'tool-calls', toolCallList })).toEqual([
      { type: 'tool-call', name: 'show', arguments: { id: 1 }, id: 'a' },
      { type: 'tool-call', name: 'show', arguments: { id: 2 } },
      { type: 'tool-call', name: 'show', arguments: 'broken' },
    ]);
    expect(readMessage({ type: 'tool-calls' })).toEqual([]);
  });

  it('returns no event for unknown or malformed messages', () => {
    for (const message of [
      { type: 'hang' },
      { type: 'transcript' },
      { ...transcript, role: 'system' },
      { ...transcript, transcript: 5 },
      { type: 'speech-update', role: 'user', status: 'unsure' },
    ])
      expect(readMessage(message)).toEqual([]);
    for (const value of [null, 'text', [], {}, { type: 5 }]) expect(findMessage(value)).toBeUndefined();
  });
});
