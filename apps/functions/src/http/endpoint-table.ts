import {
  callRecordSchema,
  callTurnSchema,
  MAX_BODY_BYTES,
  verifyCaptchaSchema,
  webCallRequestSchema,
} from '@asad/call-core/contract';
import type { z } from 'zod';
import type { ClosesWith } from './site-switch.ts';

/** Bodies other than records of calls: a captcha's token has 16 kB at most. */
const SMALL_BODY_BYTES = 64_000;

/** One endpoint: who may ask, what for, how often, and what closes it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  /** The deployed function that answers it. */
  readonly service: 'api' | 'providerEvents';
  /** Known before a body is read: a bearer token of a visitor, the provider's credential, or nothing. */
  readonly login: 'visitor' | 'provider' | 'none';
  /** Requests a minute that one network, and one visitor, may send to one instance. */
  readonly perMinute: number;
  readonly closesWith: ClosesWith;
  /** Undefined: the body is not read as anything. */
  readonly body?: z.ZodType;
  readonly maxBodyBytes: number;
  /** For programs as well as for our own page: App Check asks nothing of it. */
  readonly isForPrograms?: boolean;
}

/** Every endpoint of the backend. A new one is a row here, its handler in create-handlers.ts, its rewrite and a test. */
export const ENDPOINTS = {
  getUserCallStats: {
    method: 'GET',
    path: '/api/getUserCallStats',
    service: 'api',
    login: 'visitor',
    perMinute: 120,
    closesWith: 'api',
    maxBodyBytes: SMALL_BODY_BYTES,
  },
  clientCallEnded: {
    method: 'POST',
    path: '/api/clientCallEnded',
    service: 'api',
    login: 'visitor',
    perMinute: 60,
    closesWith: 'never',
    body: callRecordSchema,
    maxBodyBytes: MAX_BODY_BYTES,
  },
  captchaChallenge: {
    method: 'GET',
    path: '/api/captchaChallenge',
    service: 'api',
    login: 'none',
    perMinute: 60,
    closesWith: 'api',
    maxBodyBytes: 0,
  },
  verifyCaptcha: {
    method: 'POST',
    path: '/api/verifyCaptcha',
    service: 'api',
    login: 'visitor',
    perMinute: 30,
    closesWith: 'api',
    body: verifyCaptchaSchema,
    maxBodyBytes: SMALL_BODY_BYTES,
  },
  createWebCall: {
    method: 'POST',
    path: '/api/call/web',
    service: 'api',
    login: 'visitor',
    perMinute: 20,
    closesWith: 'calls',
    body: webCallRequestSchema,
    maxBodyBytes: SMALL_BODY_BYTES,
  },
  callTurn: {
    method: 'POST',
    path: '/api/call/turn',
    service: 'api',
    login: 'visitor',
    perMinute: 60,
    closesWith: 'api',
    body: callTurnSchema,
    maxBodyBytes: SMALL_BODY_BYTES,
  },
  deleteMyCalls: {
    method: 'POST',
    path: '/api/deleteMyCalls',
    service: 'api',
    login: 'visitor',
    perMinute: 20,
    closesWith: 'api',
    maxBodyBytes: SMALL_BODY_BYTES,
  },
  providerEvents: {
    method: 'POST',
    path: '/api/providerEvents',
    service: 'providerEvents',
    login: 'provider',
    perMinute: 600,
    closesWith: 'never',
    maxBodyBytes: MAX_BODY_BYTES,
  },
  health: {
    method: 'GET',
    path: '/api/health',
    service: 'api',
    login: 'none',
    perMinute: 60,
    closesWith: 'never',
    maxBodyBytes: 0,
    isForPrograms: true,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type EndpointName = keyof typeof ENDPOINTS;
export const ENDPOINT_NAMES = Object.keys(ENDPOINTS) as readonly EndpointName[];

/** The deployed functions that answer requests. */
export const SERVICES = ['api', 'providerEvents'] as const;
export type Service = (typeof SERVICES)[number];

/**
 * The endpoint at this path. A request that comes through Hosting has the whole path; at the function's own address the
 * name of the function, which is `/api` too, is cut off.
 */
export function findEndpoint(service: Service, path: string): EndpointName | undefined {
  return ENDPOINT_NAMES.find((name) => {
    const { path: own, service: answers } = ENDPOINTS[name];
    // The webhook's function answers nothing else, whatever the provider's console calls it.
    return answers === service && (service === 'providerEvents' || own === path || own === `/api${path}`);
  });
}
