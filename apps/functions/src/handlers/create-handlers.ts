import { createCaptchaUse } from '../admission/captcha-use.ts';
import { createTally } from '../admission/create-tally.ts';
import { createAlarm } from './create-alarm.ts';
import { createIsClosed } from '../admission/site-switch.ts';
import type { ApiHandler } from './api-request.ts';
import type { Backend, Shared } from './backend.ts';
import { callTurn } from './call-turn.ts';
import { captchaChallenge, verifyCaptcha } from './captcha.ts';
import { clientCallEnded } from './client-call-ended.ts';
import { createWebCall } from './create-web-call.ts';
import { deleteMyCalls } from './delete-my-calls.ts';
import { getUserCallStats } from './get-user-call-stats.ts';
import { health } from './health.ts';
import { providerEvents } from './provider-events.ts';
import { createSettler } from './settle-calls.ts';

/** The functions that answer, by the names that firebase.json rewrites to. */
export const FUNCTION_NAMES = [
  'getUserCallStats',
  'clientCallEnded',
  'captchaChallenge',
  'verifyCaptcha',
  'createWebCall',
  'callTurn',
  'deleteMyCalls',
  'providerEvents',
  'health',
] as const;

export type FunctionName = (typeof FUNCTION_NAMES)[number];

export function createHandlers(backend: Backend): Readonly<Record<FunctionName, ApiHandler>> {
  const shared: Shared = {
    ...backend,
    isClosed: createIsClosed(backend),
    tally: createTally(backend),
    alarm: createAlarm(backend),
    captchaUse: createCaptchaUse({ ...backend, instance: backend.newKey() }),
    ...createSettler(backend),
  };
  return {
    getUserCallStats: getUserCallStats(shared),
    clientCallEnded: clientCallEnded(shared),
    captchaChallenge: captchaChallenge(shared),
    verifyCaptcha: verifyCaptcha(shared),
    createWebCall: createWebCall(shared),
    callTurn: callTurn(shared),
    deleteMyCalls: deleteMyCalls(shared),
    providerEvents: providerEvents(shared),
    health: health(shared),
  };
}
