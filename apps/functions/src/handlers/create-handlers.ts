import { createShared, type Shared } from './shared.ts';
import type { ApiHandler } from './api.ts';
import type { Backend } from '../create-backend.ts';
import { callTurn } from './call-turn.ts';
import {
  captchaChallenge,
  verifyCaptcha,
  clientCallEnded,
  deleteMyCalls,
  getUserCallStats,
  health,
  providerEvents,
} from './endpoints.ts';
import { createWebCall } from './create-web-call.ts';

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
  const shared = createShared(backend);
  return forEachFunction((name) => CREATE[name](shared));
}
