import type { ApiHandler } from './api-request.ts';
import type { Backend } from './backend.ts';
import { captchaChallenge, verifyCaptcha } from './captcha.ts';
import { clientCallEnded } from './client-call-ended.ts';
import { createWebCall } from './create-web-call.ts';
import { deleteMyCalls } from './delete-my-calls.ts';
import { getUserCallStats } from './get-user-call-stats.ts';
import { providerEvents } from './provider-events.ts';

/** The seven functions, by the names that firebase.json rewrites to. */
export const FUNCTION_NAMES = [
  'getUserCallStats',
  'clientCallEnded',
  'captchaChallenge',
  'verifyCaptcha',
  'createWebCall',
  'deleteMyCalls',
  'providerEvents',
] as const;

export type FunctionName = (typeof FUNCTION_NAMES)[number];

export function createHandlers(backend: Backend): Readonly<Record<FunctionName, ApiHandler>> {
  return {
    getUserCallStats: getUserCallStats(backend),
    clientCallEnded: clientCallEnded(backend),
    captchaChallenge: captchaChallenge(backend),
    verifyCaptcha: verifyCaptcha(backend),
    createWebCall: createWebCall(backend),
    deleteMyCalls: deleteMyCalls(backend),
    providerEvents: providerEvents(backend),
  };
}
