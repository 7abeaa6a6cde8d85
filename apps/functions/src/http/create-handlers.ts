import { createInstance, type Instance } from './instance.ts';
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
import { ENDPOINT_NAMES, type EndpointName } from './endpoint-table.ts';
import { createWebCall } from './create-web-call.ts';

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
} as const satisfies Readonly<Record<EndpointName, (backend: Instance) => ApiHandler>>;

export function createHandlers(backend: Backend): Readonly<Record<EndpointName, ApiHandler>> {
  const shared = createInstance(backend);
  return Object.fromEntries(ENDPOINT_NAMES.map((name) => [name, CREATE[name](shared)])) as Record<
    EndpointName,
    ApiHandler
  >;
}
