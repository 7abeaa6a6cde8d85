import type { TextLimit } from '../provider.ts';

export const addMessage = (role: 'user' | 'system', content: string) => ({
  type: 'add-message',
  message: { role, content },
  triggerResponseEnabled: role === 'user',
});

/** The room's client counts the characters of a message encoded twice. */
export const measureMessage = (message: object): number => JSON.stringify(JSON.stringify(message)).length;

/** The room's client throws above 4,096 (daily-js 0.87). */
export const VAPI_TEXT_LIMIT: TextLimit = { max: 4_096, measure: (text) => measureMessage(addMessage('user', text)) };
