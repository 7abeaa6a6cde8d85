import { describe, expect, it } from 'vitest';
import { createTestCall, playConversation } from './index.ts';

describe('a conversation script', () => {
  it('plays lines and interruptions in order', async () => {
    const { call, provider, records } = createTestCall();
    await call.start();
    playConversation(
      provider.room(),
      `
      assistant says: Good evening.
      visitor says: What did he build?
      assistant is interrupted after: Four products, one of which
      visitor says: Which one: the first?
      `,
    );
    expect(call.getSnapshot().conversation.lines.map(({ isInterrupted }) => isInterrupted)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    await call.end();
    expect(records[0]?.transcript).toBe(
      'Assistant: Good evening.\nUser: What did he build?\nAssistant: Four products, one of which\nUser: Which one: the first?',
    );
  });

  it('throws on an unknown line', async () => {
    const { call, provider } = createTestCall();
    await call.start();
    expect(() => playConversation(provider.room(), 'owl hoots: Hu')).toThrow('owl hoots');
  });
});
