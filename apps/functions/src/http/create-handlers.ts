import { createInstance, type Instance } from './instance.ts';
import type { ApiHandler } from './api.ts';
import type { Backend } from '../create-backend.ts';
import { callTurn } from './call-turn.ts';
import * as endpoints from './endpoints.ts';
import { ENDPOINT_NAMES, type EndpointName } from './endpoint-table.ts';
import { createWebCall } from './create-web-call.ts';

type Handlers<T> = Readonly<Record<EndpointName, T>>;

const CREATE: Handlers<(backend: Instance) => ApiHandler> = { ...endpoints, createWebCall, callTurn };

export function createHandlers(backend: Backend): Handlers<ApiHandler> {
  const shared = createInstance(backend);
  return Object.fromEntries(ENDPOINT_NAMES.map((name) => [name, CREATE[name](shared)])) as Handlers<ApiHandler>;
}
