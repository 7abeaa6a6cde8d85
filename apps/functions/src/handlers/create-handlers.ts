import { createCaptchaUse } from '../admission/captcha-use.ts';
import { createTally } from '../admission/create-tally.ts';
import { createAlarm } from './create-alarm.ts';
import { createIsClosed } from '../admission/site-switch.ts';
import type { ApiHandler } from './api-request.ts';
import type { Backend, Shared } from './backend.ts';
import { callTurn } from './call-turn.ts';
import { captchaChallenge, verifyCaptcha } from './captcha.ts';
import { createWebCall } from './create-web-call.ts';
import { health } from './health.ts';
import { clientCallEnded, deleteMyCalls, getUserCallStats } from './own-calls.ts';
import { providerEvents } from './provider-events.ts';
import { createSettler } from './settle-calls.ts';

/** The functions that answer, by the names that firebase.json rewrites to. */
const CREATE = {
  getUserCallStats,
  clientCallEnded,
  captchaChallenge,
  verifyCaptcha,
  createWebCall,
  callTurn,
  deleteMyCalls,
  providerEvents,
  health,
} as const satisfies Readonly<Record<string, (backend: Shared) => ApiHandler>>;

export type FunctionName = keyof typeof CREATE;
export const FUNCTION_NAMES = Object.keys(CREATE) as readonly FunctionName[];

/** Something for each function, by its name. */
export const forEachFunction = <T>(make: (name: FunctionName) => T): Readonly<Record<FunctionName, T>> =>
  Object.fromEntries(FUNCTION_NAMES.map((name) => [name, make(name)])) as Record<FunctionName, T>;

export function createHandlers(backend: Backend): Readonly<Record<FunctionName, ApiHandler>> {
  const shared: Shared = {
    ...backend,
    isClosed: createIsClosed(backend),
    tally: createTally(backend),
    alarm: createAlarm(backend),
    captchaUse: createCaptchaUse({ ...backend, instance: backend.newKey() }),
    ...createSettler(backend),
  };
  return forEachFunction((name) => CREATE[name](shared));
}
