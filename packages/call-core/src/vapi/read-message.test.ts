import { describe, expect, it } from 'vitest';
import { findMessage, readMessage } from './read-sdk.ts';

const said = { type: 'transcript', role: 'assistant', transcript: 'Good evening.' };

describe('a message of the provider', () => {
  it('says what was said, and that somebody is there', () => {
    const heard = (isFinal: boolean) => [
      { type: 'talk-started' },
      { type: 'transcript', speaker: 'assistant', text: 'Good evening.', isFinal },
    ];
    expect(readMessage({ ...said, transcriptType: 'partial' })).toEqual(heard(false));
    expect(readMessage({ ...said, transcriptType: 'final' })).toEqual(heard(true));
    expect(readMessage({ ...said, type: "transcript[transcriptType='final']" })).toEqual(heard(true));
  });

  it('says who speaks, who was cut short, and that the call runs', () => {
    expect(readMessage({ type: 'speech-update', role: 'user', status: 'started' })).toEqual([
      { type: 'speaking', speaker: 'visitor', isSpeaking: true },
    ]);
    expect(readMessage({ type: 'user-interrupted' })).toEqual([{ type: 'interrupted' }]);
    expect(readMessage({ type: 'status-update', status: 'in-progress' })).toEqual([{ type: 'talk-started' }]);
  });

  it('asks for tools, with arguments as an object or as JSON', () => {
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

  it('says nothing that it does not say', () => {
    for (const message of [
      { type: 'hang' },
      { type: 'transcript' },
      { ...said, role: 'system' },
      { ...said, transcript: 5 },
      { type: 'speech-update', role: 'user', status: 'unsure' },
    ])
      expect(readMessage(message)).toEqual([]);
    for (const value of [null, 'text', [], {}, { type: 5 }]) expect(findMessage(value)).toBeUndefined();
  });
});
