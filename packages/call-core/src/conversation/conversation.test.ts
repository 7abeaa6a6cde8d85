import { describe, expect, it } from 'vitest';
import { createConversation } from './conversation.ts';
import { exportTranscriptJson } from './export-transcript-json.ts';
import { formatTranscript } from './format-transcript.ts';
import { buildRecord } from './build-record.ts';

const said = (role: 'user' | 'assistant', transcript: string, transcriptType = 'final') => ({
  type: 'transcript',
  role,
  transcript,
  transcriptType,
});

function converse(...messages: readonly { type: string }[]) {
  const conversation = createConversation();
  for (const [index, message] of messages.entries()) conversation.add(message, index);
  return conversation;
}

describe('a conversation', () => {
  it('replaces partial words in place by what was finally said', () => {
    const { lines } = converse(
      said('user', 'What', 'partial'),
      said('user', 'What did', 'partial'),
      said('user', 'What did he build?'),
    ).view();
    expect(lines).toEqual([
      { id: 0, speaker: 'visitor', text: 'What did he build?', isFinal: true, isInterrupted: false, atMs: 0 },
    ]);
  });

  it('keeps both speakers’ unfinished lines apart when they talk at once', () => {
    const { lines } = converse(
      said('assistant', 'He', 'partial'),
      said('user', 'Stop', 'partial'),
      said('assistant', 'He built', 'partial'),
      said('user', 'Stop, please'),
    ).view();
    expect(lines.map(({ text, isFinal }) => [text, isFinal])).toEqual([
      ['He built', false],
      ['Stop, please', true],
    ]);
  });

  it('drops a final that repeats the line before, but not a person who repeats themselves later', () => {
    expect(converse(said('user', 'Hello'), said('user', 'Hello')).view().lines).toHaveLength(1);
    expect(converse(said('user', 'Hello'), said('assistant', 'Hi'), said('user', 'Hello')).view().lines).toHaveLength(
      3,
    );
  });

  it('reads the type that a provider’s filter writes', () => {
    const { lines } = converse({
      ...said('assistant', 'Good evening.'),
      type: "transcript[transcriptType='final']",
    }).view();
    expect(lines[0]).toMatchObject({ text: 'Good evening.', isFinal: true });
  });

  it('marks where the assistant was interrupted, and begins a new line after it', () => {
    const { lines } = converse(
      said('assistant', 'He built', 'partial'),
      { type: 'user-interrupted' },
      said('assistant', 'Gladly.'),
    ).view();
    expect(lines.map(({ text, isInterrupted, isFinal }) => [text, isInterrupted, isFinal])).toEqual([
      ['He built', true, true],
      ['Gladly.', false, true],
    ]);
  });

  it('keeps all messages but superseded conversation-updates', () => {
    const update = (count: number) => ({ type: 'conversation-update', count });
    expect(converse(update(1), { type: 'hang' }, update(2), said('user', 'Hi'), update(3)).messages()).toEqual([
      { type: 'hang' },
      said('user', 'Hi'),
      update(3),
    ]);
  });

  it('gives a new view for every change and the same one without', () => {
    const conversation = converse(said('user', 'Hi'));
    const before = conversation.view();
    conversation.add({ type: 'speech-update' }, 9);
    expect(conversation.view()).toBe(before);
    conversation.add(said('assistant', 'Hello.'), 10);
    expect(conversation.view()).not.toBe(before);
    expect(before.lines).toHaveLength(1);
  });

  it('ignores what is no transcript, however odd', () => {
    expect(
      converse(
        { type: 'transcript' },
        said('system' as 'user', 'x'),
        { ...said('user', 'x'), transcript: 5 } as never,
        said('user', '  '),
      ).view().lines,
    ).toEqual([]);
  });
});

describe('a transcript', () => {
  it('has a line for each thing said, User or Assistant first', () => {
    const { lines } = converse(said('assistant', 'Good evening.'), said('user', 'Who\nare you?')).view();
    expect(formatTranscript(lines)).toBe('Assistant: Good evening.\nUser: Who are you?');
  });

  it('says so when nothing was said', () => {
    expect(formatTranscript([])).toBe('No transcript available');
  });

  it('can be kept as JSON', () => {
    expect(JSON.parse(exportTranscriptJson(converse(said('user', 'Hi')).view().lines))).toEqual([
      { speaker: 'visitor', text: 'Hi', at: '1970-01-01T00:00:00.000Z', isInterrupted: false },
    ]);
  });
});

describe('a record', () => {
  it('takes a generated id and a start one minute before the end where those are unknown', () => {
    const endedAtMs = Date.UTC(2026, 10, 20, 12);
    expect(
      buildRecord({ callId: null, assistantId: 'asad', startedAtMs: null, endedAtMs, lines: [], messages: [] }),
    ).toEqual({
      callId: `call-${endedAtMs}`,
      assistantId: 'asad',
      transcript: 'No transcript available',
      messages: [],
      startedAt: '2026-11-20T11:59:00.000Z',
      endedAt: '2026-11-20T12:00:00.000Z',
    });
  });
});
