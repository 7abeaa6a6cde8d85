import { need } from '../settings/env-reader.ts';
import { createVapiVoiceBackend } from './vapi-voice-backend.ts';
import type { Voice } from './voice.ts';

export const VAPI_API_URL = 'https://api.vapi.ai';

export interface VapiSettings {
  readonly kind: 'vapi';
  readonly apiUrl: string;
  readonly privateKey: string;
  readonly assistantId: string;
}

/** Vapi: its REST API makes the calls, which run in rooms of the room service Daily. */
export const vapiVoice: Voice<VapiSettings> = {
  read: (reader) => {
    const apiUrl = reader.url('VAPI_API_URL') ?? VAPI_API_URL;
    const privateKey = reader.line('VAPI_PRIVATE_KEY');
    const assistantId = reader.line('VAPI_ASSISTANT_ID');
    return {
      isGiven: privateKey !== undefined,
      settings: (reason) => ({
        kind: 'vapi',
        apiUrl,
        privateKey: need('VAPI_PRIVATE_KEY', privateKey, reason),
        assistantId: need('VAPI_ASSISTANT_ID', assistantId, reason),
      }),
    };
  },
  create: (settings, options) => createVapiVoiceBackend({ ...settings, ...options }),
  // The SDK's call machine and its rooms; the dailywebrtc hosts are where the room service moves its rooms next.
  scriptHosts: ['https://c.daily.co', 'https://c.dailywebrtc.com', 'https://c.dailywebrtc.net'],
  connectionHosts: ['daily.co', 'pluot.blue', 'dailywebrtc.com', 'dailywebrtc.net'].flatMap((host) => [
    `https://*.${host}`,
    `wss://*.${host}`,
  ]),
};
