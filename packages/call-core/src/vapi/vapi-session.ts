import { CallError } from '../call-error.ts';
import type { TextLimit, VoiceSession } from '../provider.ts';
import type { VapiRoom } from './vapi-room.ts';
import type { VapiSdk } from './vapi-sdk.ts';
import type { VapiSound } from './vapi-sound.ts';

const addMessage = (role: 'user' | 'system', content: string) => ({
  type: 'add-message',
  message: { role, content },
  triggerResponseEnabled: role === 'user',
});

/** What the room's client counts: the characters of a message encoded twice. */
const measure = (message: object): number => JSON.stringify(JSON.stringify(message)).length;

/** How large a typed text may be: the room's client throws beyond 4,096 (daily-js 0.87). */
export const VAPI_TEXT_LIMIT: TextLimit = { max: 4_096, measure: (text) => measure(addMessage('user', text)) };

/** What can be asked of a room that was joined, but for leaving it. */
export function createVapiSession(sdk: VapiSdk, room: VapiRoom, sound: VapiSound): Omit<VoiceSession, 'leave'> {
  const send = (message: object): void => {
    // Throws where the room's client would, and says why.
    if (measure(message) > VAPI_TEXT_LIMIT.max)
      throw new CallError('message_too_large', 'The text is larger than one message may be. Shorten it.');
    sdk.send(message);
  };
  return {
    assistantLevel: room.level,
    sendText: (text) => send(addMessage('user', text)),
    addContext: (text) => send(addMessage('system', text)),
    // As it is; the visitor may break in.
    say: (message) => send({ type: 'say', message, interruptionsEnabled: true, interruptAssistantEnabled: false }),
    setVolume: sound.setVolume,
    setSpeaker: sound.setSpeaker,
    async setMicrophone({ track }) {
      await sdk.setInputDevicesAsync({ audioSource: track });
    },
    async startAudio() {
      await sound.start();
      room.hearSound();
    },
    answerTool(id, result) {
      const content = typeof result === 'string' ? result : JSON.stringify(result);
      if (room.canSend()) sdk.send({ type: 'add-message', message: { role: 'tool', tool_call_id: id, content } });
    },
    setMuted: room.setMuted,
    // The provider cuts its assistant short when it hears a control message; there is no reply to wait for.
    interrupt() {
      if (room.canSend())
        sdk.send({ type: 'say', message: ' ', interruptAssistantEnabled: true, interruptionsEnabled: true });
    },
  };
}
